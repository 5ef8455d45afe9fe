/** Folder of the guide's pictures. */
export const GUIDE_PICTURES = 'docs/guide/pictures';

/** Returns the file of a picture: of a block on the page or in the editor, or of a screen in the admin. */
export const pictureFile = (
	slug: string,
	where: 'page' | 'editor' | 'screen'
): string => `${ GUIDE_PICTURES }/${ slug }-${ where }.jpg`;
