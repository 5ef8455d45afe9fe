import type { serverMessages } from '../server-data';

/** A third-party page, as the site passes it to the view script and the editor to its preview. */
export type EmbedFrame = {
	/** Slug of the block, under which the visitor's choice to always show it is stored. */
	slug: string;
	/** Name of the service. */
	service: string;
	/** Host that the browser contacts to show the page. */
	host: string;
	/** Texts in the reader's language, with names filled in. */
	words: Record< keyof typeof serverMessages, string >;
	/** Tokens of the frame's `sandbox` attribute. */
	sandbox: string;
	/** The frame's permissions policy. */
	allow?: string;
	/** Name of the message with which the service reports its height. */
	heights?: string;
	/** URL of the page; missing if `page` contains the document itself. */
	src?: string;
	/** HTML of a document created by the plugin, which never gets this site's origin. */
	page?: string;
	/** Height in pixels. */
	height: number;
	/** Height in pixels in windows narrower than 600 pixels, if it differs. */
	narrow?: number;
	/** Width in pixels, for pages with a fixed width. */
	width?: number;
	/** Width in pixels of the page's empty margin, which is cropped. */
	crop?: number;
	/** Title of the frame. It is set if the link text is generic, so that several frames have different titles. */
	title?: string;
	/** Whether the link opens a dialog instead of an in-page frame. */
	isDialog?: boolean;
};

/** Class of the element whose link is replaced by a frame. */
export const EMBED_CLASS = 'dovetail-embed';

/**
 * Class of the JSON element with an embed's data. Only the site can print it, because WordPress removes scripts by
 * authors.
 */
const DATA_CLASS = `${ EMBED_CLASS }__data`;

/**
 * Returns the data that the site printed for this embed; null if it is missing or invalid. Data of an embed inside it
 * does not count.
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
