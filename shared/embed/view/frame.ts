import type { serverMessages } from '../server-data';

/** Data about an embedded page, for the view script and the editor's preview. */
export type EmbedFrame = {
	/** Slug of the block. Also identifies the visitor's stored choice to always show the service. */
	slug: string;
	service: string;
	/** Host that the browser contacts to show the page. */
	host: string;
	/** Texts in the reader's language, with the name of the service or host inserted. */
	words: Record< keyof typeof serverMessages, string >;
	sandbox: string;
	allow?: string;
	/** Type of the `postMessage` message in which the embedded page reports its height. */
	heights?: string;
	/** URL of the page. Missing if `page` contains the document's HTML. */
	src?: string;
	/**
	 * HTML of a document that the plugin created. The document always has an opaque origin, never this site's origin.
	 */
	page?: string;
	/** Height of the frame in pixels. */
	height: number;
	/** Height in pixels in windows narrower than 600 pixels, if different from `height`. */
	narrow?: number;
	/** Width in pixels, for pages with a fixed width. */
	width?: number;
	/** Width in pixels of the page's empty margin, which the view script crops. */
	crop?: number;
	/** Title of the frame. Set if the link text is generic, to give each frame on a page its own title. */
	title?: string;
	/** Whether the link opens a dialog instead of an in-page frame. */
	isDialog?: boolean;
};

/** Class of an embed's root element. */
export const EMBED_CLASS = 'dovetail-embed';

/**
 * Class of the JSON script element with an embed's data. Only the server can print this element, because WordPress
 * removes authors' scripts.
 */
const DATA_CLASS = `${ EMBED_CLASS }__data`;

/**
 * Returns the data that the server printed for the embed, or null if the data is missing or invalid. Ignores data of
 * nested embeds.
 */
export function readFrame( root: HTMLElement ): EmbedFrame | null {
	try {
		const frame = JSON.parse(
			root.querySelector< HTMLScriptElement >(
				`:scope > script.${ DATA_CLASS }[type="application/json"]`
			)?.text ?? ''
		);
		return frame.slug && frame.height ? frame : null;
	} catch {
		return null;
	}
}
