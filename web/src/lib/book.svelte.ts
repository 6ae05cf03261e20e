// The book of rules beside the table: open it at a page and section such as `m06#glass`.
class Book {
  opened = $state(false);
  page = $state("");
  section = $state("");

  open(place: string): void {
    const [page = "", section = ""] = place.split("#");
    this.page = page;
    this.section = section;
    this.opened = true;
  }

  close(): void {
    this.opened = false;
  }
}

export const book = new Book();
