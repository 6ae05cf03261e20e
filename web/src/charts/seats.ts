// How the seats' lines differ where color is not enough.
export const MARKS = ["M-4-4h8v8h-8Z", "M0-5 5 4h-10Z", "M0-5 5 0 0 5-5 0Z", "M0-4.5a4.5 4.5 0 1 0 .01 0Z"];
export const DASHES = ["none", "9 4", "2.5 3.5", "12 4 2.5 4"];
