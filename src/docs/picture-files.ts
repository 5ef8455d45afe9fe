/** Folder of the guide's pictures. */
export const GUIDE_PICTURES = 'docs/guide/pictures';

/** Returns the path of a picture, which shows a block on the page, a block in the editor, or an admin screen. */
export const pictureFile = (
	slug: string,
	where: 'page' | 'editor' | 'screen'
): string => `${ GUIDE_PICTURES }/${ slug }-${ where }.jpg`;
