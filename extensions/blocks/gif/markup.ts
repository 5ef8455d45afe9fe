/** The block's class. */
export const ROOT_CLASS = 'wp-block-dovetail-gif';

/** The box of a service's GIF: what the visitor's script mounts on. */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;

/** The link to the GIF's page: all there is without a script. */
export const LINK_CLASS = `${ ROOT_CLASS }__link`;

/** Around a moving picture of the site's own. */
export const OWN_CLASS = `${ ROOT_CLASS }__own`;

export const CAPTION_SELECTOR = 'figcaption';

/** Height of the box in percent of its width. */
export const PADDING_PROPERTY = '--dovetail-gif-padding';

/** The name of a GIF that nobody has named: it is the same in every language. */
export const DEFAULT_TITLE = 'GIF';

/**
 * Requests the shape and the title of a GIF that a transform has just made from a URL: transforms cannot wait for a
 * response. Values from the author or the URL stay. Opening a post sends no request.
 */
export const PLAYER = 'https://giphy.com';

/** A GIPHY page URL or a KLIPY file URL; KLIPY has no public pages. */
const PAGE =
	/^https:\/\/(?:giphy\.com\/gifs\/([a-z\d]+)|static\.klipy\.com\/[\w/-]+\.gif)$/i;

/** The GIF to which a link of ours leads, or undefined: its id, or its file's whole address. Exactly what `pageAddress` writes, nothing else. */
export const idOfPage = ( address: string ): string | undefined => {
	const found = PAGE.exec( address );
	return found?.[ 1 ] ?? found?.[ 0 ];
};

/** The service to which a link leads, by its domain; undefined for every other link. Whether it leads to a GIF says `idOfPage`, before anything is loaded. */
export const serviceOf = ( { host }: HTMLAnchorElement ): string | undefined =>
	/^(?:giphy|static\.klipy)\.com$/.test( host )
		? host.slice( -9 )
		: undefined;

/** Whether an id is the address of a file, which is the GIF itself. */
export const isFileAddress = ( id: string ): boolean => idOfPage( id ) === id;

/** Address of a GIF's page, or of its file. */
export const pageAddress = ( id: string ): string =>
	isFileAddress( id ) ? id : `https://giphy.com/gifs/${ id }`;
