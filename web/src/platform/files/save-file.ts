/** Offers a text as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has taken hold of it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
