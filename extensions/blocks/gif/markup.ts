/** The block's class. */
export const ROOT_CLASS = 'wp-block-dovetail-gif';

/** The box of the GIF: what the visitor's script mounts on. */
export const STAGE_CLASS = `${ ROOT_CLASS }__stage`;

/** The link to the GIF's page: all there is without a script. */
export const LINK_CLASS = `${ ROOT_CLASS }__link`;

export const CAPTION_SELECTOR = 'figcaption';

/** Height of the box in percent of its width. */
export const PADDING_PROPERTY = '--dovetail-gif-padding';

/** The name of a GIF that nobody has named: it is the same in every language. */
export const NAMELESS = 'GIF';

/** Where GIFs play, unless the site names another place. */
export const PLAYER = 'https://giphy.com';

/** Address of a GIF's page. */
export const pageAddress = ( id: string ): string =>
	`https://giphy.com/gifs/${ id }`;

/** The GIF to which a link of ours leads, or undefined. Exactly what `pageAddress` writes, nothing else. */
export const idOfPage = ( address: string ): string | undefined =>
	/^https:\/\/giphy\.com\/gifs\/([a-z\d]+)$/i.exec( address )?.[ 1 ];
