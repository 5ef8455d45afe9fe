type Pasted< Attributes > = {
	/** Attributes for the block. Missing if only the redirect target reveals them. */
	attributes?: Partial< Attributes >;
	/** URL whose redirects the site must follow to find the page. */
	asks?: string;
	/** Whether the redirect target replaces the pasted URL. */
	isFollowed?: true;
};

/**
 * The rules for a service's URLs. Until the post contains an embed block, the editor loads only these rules and not the
 * rest of the block's code.
 */
export type EmbedProvider< Attributes > = {
	/**
	 * Parses a pasted URL or embed code. Returns null if the input contains no URL of a page on the service. The result
	 * contains only URLs of the service.
	 */
	parse( pasted: string ): Pasted< Attributes > | null;
	/**
	 * Returns the text to show in the field for a short or shared URL whose redirects must be followed first; empty for
	 * other URLs. If `parse` accepts the URL, the site follows the redirects immediately. Until then, the block stores
	 * the URL in the attribute `url`. If `parse` rejects the URL, the result is text to search for.
	 */
	short?( pasted: string ): string;
	/** Returns the URL of the service's own page, for a link. Empty until the block has an embed. */
	link( attributes: Attributes ): string;
	/** Returns the links (URL and text) for transforming a block with several pages to paragraphs. */
	links?(
		attributes: Attributes
	): readonly ( readonly [ string, string ] )[];
	/**
	 * Whether the block has a button that opens the page in a dialog, instead of a link. Without a button, the
	 * attribute `buttonText` stores the button's text.
	 */
	hasButton?( attributes: Attributes ): boolean;
	/** Whether the author can convert input that cannot be embedded to a link. */
	isConvertible?: true;
	/** Attributes to set after a failure, if the specification requires a reset. */
	afterFailure?: Partial< Attributes >;
};
