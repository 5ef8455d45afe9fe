import type { serverMessages } from '../server-data';

/** A third-party page, as the site passes it to the view script and the editor to its preview. */
export type EmbedFrame = {
	/** The block's slug: under it a visitor's choice to always show it is kept. */
	slug: string;
	/** As the service wants to be named. */
	service: string;
	/** Whom showing it asks. */
	host: string;
	/** In the reader's language, names put in. */
	words: Record< keyof typeof serverMessages, string >;
	/** Tokens of the frame's `sandbox`. */
	sandbox: string;
	/** Permissions policy of the frame. */
	allow?: string;
	/** Name of the message in which the service tells the height of its page. */
	heights?: string;
	/** Address of the page; none where `page` is the page itself. */
	src?: string;
	/** HTML of our own document, which never has this site's origin. */
	page?: string;
	/** In pixels. */
	height: number;
	/** Pixels in a window less than 600 wide, where that is another height. */
	narrow?: number;
	/** In pixels, for pages with a fixed width. */
	width?: number;
	/** Pixels of blank around the page that lie outside its place. */
	crop?: number;
	/** Title of the frame; set when the link text is generic, so that several frames have different titles. */
	title?: string;
	/** Whether the link opens a dialog instead of an in-page frame. */
	isDialog?: boolean;
};

/** On the element whose link is to become a frame. */
export const EMBED_CLASS = 'dovetail-embed';

/** On the JSON that the site prints beside that link: WordPress lets no author write a script. */
const DATA_CLASS = `${ EMBED_CLASS }__data`;

/** What the site has printed for this very embed, not for one inside it; null where it has printed nothing that can be read. */
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
