let name = '';
let front = '';
const write = () => {
  document.title = front + name;
};

/** The title of the screen that is shown. */
export function nameWindow(title: string): void {
  name = title;
  write();
}

/** How much waits for the person, in front of the title; nothing for none. */
export function countInTitle(shown: string): void {
  front = shown && `(${shown}) `;
  write();
}
