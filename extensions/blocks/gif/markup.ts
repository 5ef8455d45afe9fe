/** Root class of the block. */
export const ROOT_CLASS = 'wp-block-dovetail-gif';

/** Class of the box around a service's GIF, on which the view script mounts. */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;

/** Class of the link to the GIF's page. Without JavaScript, only this link is shown. */
export const LINK_CLASS = `${ ROOT_CLASS }__link`;

/** Class of the element around the site's own GIF. */
export const OWN_CLASS = `${ ROOT_CLASS }__own`;

export const CAPTION_SELECTOR = 'figcaption';

/** CSS property with the height as a percentage of the width. */
export const PADDING_PROPERTY = '--dovetail-gif-padding';

/** Name of a GIF without a title, not translated. */
export const DEFAULT_TITLE = 'GIF';

/** Default base URL of the player. The site can set another one. */
export const PLAYER = 'https://giphy.com';

/** Matches the URL of a GIPHY page or of a KLIPY file, because KLIPY has no public pages. */
const PAGE =
	/^https:\/\/(?:giphy\.com\/gifs\/([a-z\d]+)|static\.klipy\.com\/[\w/-]+\.gif)$/i;

/**
 * Returns the ID of the GIF in a saved link. For a KLIPY GIF, the ID is the URL of the file. Undefined for URLs that
 * `pageAddress` does not return.
 */
export const idOfPage = ( address: string ): string | undefined => {
	const found = PAGE.exec( address );
	return found?.[ 1 ] ?? found?.[ 0 ];
};

/**
 * Returns the service of a link by its domain; undefined for other domains. Before anything loads, `idOfPage` checks
 * whether the link leads to a GIF.
 */
export const serviceOf = ( { host }: HTMLAnchorElement ): string | undefined =>
	/^(?:giphy|static\.klipy)\.com$/.test( host )
		? host.slice( -9 )
		: undefined;

/** Whether an ID is a file URL. */
export const isFileAddress = ( id: string ): boolean => idOfPage( id ) === id;

/** Returns the URL of a GIF's page or file. */
export const pageAddress = ( id: string ): string =>
	isFileAddress( id ) ? id : `https://giphy.com/gifs/${ id }`;
