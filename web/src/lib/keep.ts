// The reader's own settings stay in this browser; a browser that forbids it just forgets.
export function kept(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`bottega-${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`bottega-${name}`, value);
  } catch {
    return;
  }
}
