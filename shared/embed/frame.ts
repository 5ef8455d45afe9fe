import type { serverMessages } from './server-data';

/** Somebody else's page as the site hands it to the visitor's script, and as the editor makes it for its preview. */
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
	/** What the frame may use of the device, as in its `allow`. */
	allow?: string;
	/** Name of the message in which the service tells the height of its page. */
	heights?: string;
	/** Address of the page; none where `page` is the page itself. */
	src?: string;
	/** HTML of a document of our own, which never gets this site's origin. */
	page?: string;
	/** Pixels. */
	height: number;
	/** Pixels in a window less than 600 wide, where that is another height. */
	narrow?: number;
	/** Pixels, where the page has a width of its own. */
	width?: number;
	/** Pixels of blank around the page that lie outside its place. */
	crop?: number;
	/** The link opens it in a dialog, in place of a frame in the page. */
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
