/** A parsed URL or embed code. */
type Pasted< Attributes > = {
	/** The resulting attributes. If missing, they come from the redirect target. */
	attributes?: Partial< Attributes >;
	/** A URL whose redirects the site must follow first. */
	asks?: string;
	/** Whether the redirect target replaces the pasted URL. */
	isFollowed?: true;
};

/** Rules for the URLs of a service. The editor loads only these rules until the post contains an embed block. */
export type EmbedProvider< Attributes > = {
	/**
	 * Parses a pasted URL or embed code. Returns null if the input contains no URL of a page on the service. The result
	 * contains only URLs of the service.
	 */
	parse( pasted: string ): Pasted< Attributes > | null;
	/**
	 * Returns the text to show in the field for a short or shared URL, whose redirects must be followed first; empty
	 * for other URLs. If `parse` accepts the URL, the site follows its redirects immediately. Until then, the block
	 * stores the URL in `url`.
	 */
	short?( pasted: string ): string;
	/** Returns the URL of the service's own page, for a link. Empty until the block has an embed. */
	link( attributes: Attributes ): string;
	/**
	 * Returns the links (URL and text) that a block with several pages becomes when it is transformed to paragraphs.
	 */
	links?(
		attributes: Attributes
	): readonly ( readonly [ string, string ] )[];
	/**
	 * Whether the block has a button, which opens the page in a dialog, instead of a link. While a block has no button,
	 * the attribute `buttonText` stores the button's text.
	 */
	hasButton?( attributes: Attributes ): boolean;
	/** Whether the author can convert input that cannot be embedded to a link. */
	isConvertible?: true;
	/** Attributes that the block gets after a failure, if the specification requires a reset. */
	afterFailure?: Partial< Attributes >;
};
