/** Folder of the guide's pictures. */
export const GUIDE_PICTURES = 'docs/guide/pictures';

/** The picture of a block on the page or in the editor. */
export const pictureFile = ( slug: string, where: 'page' | 'editor' ): string =>
	`${ GUIDE_PICTURES }/${ slug }-${ where }.jpg`;
