/** Folder of the guide's pictures. */
export const GUIDE_PICTURES = 'docs/guide/pictures';

/** Returns the file of a block's picture, on the page or in the editor. */
export const pictureFile = ( slug: string, where: 'page' | 'editor' ): string =>
	`${ GUIDE_PICTURES }/${ slug }-${ where }.jpg`;
