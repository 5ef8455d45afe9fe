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
export type EmbedProvider< Attributes > = {
	/** Null for what the service has no page for. Never more than the service's own addresses comes out. */
	parse( pasted: string ): Pasted< Attributes > | null;
	/**
	 * Text for the block's field if a short or shared URL does not contain enough for an embed. It is resolved at once
	 * if `parse` accepts it, and the block keeps it in its `url` until then. Empty for every other URL.
	 */
	short?( pasted: string ): string;
	/** Address of the service's own page, for a person; empty where there is nothing to show yet. */
	link( attributes: Attributes ): string;
	/** Of several pages: the links that a block turns into, each an address and what the link says. */
	links?(
		attributes: Attributes
	): readonly ( readonly [ string, string ] )[];
	/**
	 * Whether a button that opens the page in a dialog stands for the link. Such a block keeps the button's text in its
	 * attribute `buttonText` while it has no button.
	 */
	hasButton?( attributes: Attributes ): boolean;
	/** Whether what cannot be embedded can become a link. */
	isConvertible?: true;
	/** What the block goes back to when something cannot be embedded, where the specification wants that. */
	afterFailure?: Partial< Attributes >;
};
