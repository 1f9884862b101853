/** Where the archive has a photo; an import looks for it there. */
export const photoName = (id: string) => `photos/${id}.jpg`
