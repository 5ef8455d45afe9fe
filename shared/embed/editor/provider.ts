/** A parsed URL or embed code. */
type Pasted< Attributes > = {
	/** The resulting attributes; if missing, the redirect target determines them. */
	attributes?: Partial< Attributes >;
	/** A URL that the site must resolve first. */
	asks?: string;
	/** Whether the redirect target replaces the pasted address. */
	isFollowed?: true;
};

/** What an embed knows about its service's URLs. The editor loads only this before an embed is on the canvas. */
export type EmbedProvider< Attributes > = {
	/** Parses input; null if the service has no page for it. The result contains only URLs of the service. */
	parse( pasted: string ): Pasted< Attributes > | null;
	/**
	 * Returns the text for the block's field if a short or shared URL does not contain enough for an embed. It is
	 * resolved at once if `parse` accepts it, and the block keeps it in `url` until then. Empty for all other URLs.
	 */
	short?( pasted: string ): string;
	/** Returns the URL of the service's own page, for a link; empty if there is none yet. */
	link( attributes: Attributes ): string;
	/** Returns the links that a block with several pages is transformed to, each with URL and text. */
	links?(
		attributes: Attributes
	): readonly ( readonly [ string, string ] )[];
	/**
	 * Whether a button that opens the page in a dialog replaces the link. Such a block stores the button's text in the
	 * attribute `buttonText` while it has no button.
	 */
	hasButton?( attributes: Attributes ): boolean;
	/** Whether input that cannot be embedded can become a link. */
	isConvertible?: true;
	/** Attributes that the block is reset to after a failure, if the specification requires it. */
	afterFailure?: Partial< Attributes >;
};
