/** Offers a text or a picture as a file to keep. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has taken hold of it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
