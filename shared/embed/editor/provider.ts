/** A parsed URL or embed code. */
type Pasted< Attributes > = {
	/** The resulting attributes; if missing, the redirect target determines them. */
	attributes?: Partial< Attributes >;
	/** A URL that the site must resolve first. */
	asks?: string;
	/** Whether the redirect target replaces the pasted address. */
	isFollowed?: true;
};

/**
 * Rules for the URLs of an embed's service. The editor loads nothing else of the block until an embed is on the canvas.
 */
export type EmbedProvider< Attributes > = {
	/** Parses input; null if the service has no page for it. The result contains only URLs of the service. */
	parse( pasted: string ): Pasted< Attributes > | null;
	/**
	 * Returns the text for the block's field if a short or shared URL is not enough for an embed; empty for all other
	 * URLs. If `parse` accepts the URL, it is resolved at once, and the block keeps it in `url` until then.
	 */
	short?( pasted: string ): string;
	/** Returns the URL of the service's own page, for a link; empty if there is none yet. */
	link( attributes: Attributes ): string;
	/** Returns the links (URL and text) to which a block with several pages is transformed. */
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
	/** Attributes to which the block is reset after a failure, if the specification requires it. */
	afterFailure?: Partial< Attributes >;
};
