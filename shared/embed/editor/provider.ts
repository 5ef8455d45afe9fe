import type { EmbedFact } from '#shared/definitions';
import type { EmbedFrame } from '../view/frame';

/** A parsed address or embed code. */
type Pasted< Attributes > = {
	/** The resulting attributes; without them, the redirect target decides. */
	attributes?: Partial< Attributes >;
	/** An address that the site looks at before it is taken. */
	asks?: string;
	/** Whether the redirect target replaces the pasted address. */
	isFollowed?: true;
};

/** What an embed knows of its service's addresses: all that the editor loads of it before there is one on the canvas. */
export type EmbedAddresses< Attributes > = {
	slug: string;
	/** Null for what the service has no page for. Never more than the service's own addresses comes out. */
	parse( pasted: string ): Pasted< Attributes > | null;
	/**
	 * The text with which the block's field begins for a short or shared address that says too little for an embed; it is
	 * looked up at once where `parse` takes it. The block keeps it in its `url` meanwhile. Empty for every other address.
	 */
	short?( pasted: string ): string;
	/** Address of the service's own page, for a person; empty where there is nothing to show yet. */
	link( attributes: Attributes ): string;
	/** Of several pages: the links that a block turns into, each an address and what the link says. */
	links?(
		attributes: Attributes
	): readonly ( readonly [ string, string ] )[];
};

/** The rules of an embedded service; pure, and for most embeds their only code. */
export type EmbedProvider< Attributes > = EmbedAddresses< Attributes > & {
	/** The embed in the block's facts. */
	fact: EmbedFact;
	/**
	 * What is particular to the frame; null where there is none. The server's class does the same: one table of cases
	 * holds both.
	 *
	 * @param base Address under which the service's frames stand, without a slash at the end.
	 * @param page Address of the page that the frame will stand in.
	 */
	frame(
		attributes: Attributes,
		base: string,
		page: URL
	): Omit<
		EmbedFrame,
		'slug' | 'service' | 'host' | 'sandbox' | 'words' | 'title'
	> | null;
	/** What the block goes back to when something cannot be embedded, where the specification wants that. */
	afterFailure?: Partial< Attributes >;
};
