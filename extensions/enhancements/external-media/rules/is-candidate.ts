/** What is used of what WordPress hands to a media picker. */
export type PickerProps = {
	allowedTypes?: readonly string[];
	gallery?: boolean;
	/** There, with whatever value, where a place is filled or something is replaced. */
	addToGallery?: boolean;
	multiple?: boolean | 'add';
	/** Id of what the block has, or several. */
	value?: unknown;
	/** `browse` where a block has no media yet; elsewhere they are replaced. */
	mode?: string;
	/** The picker is that of the post's featured image. */
	unstableFeaturedImageFlow?: boolean;
	onSelect?( media: unknown ): void;
	render( picker: { open(): void } ): React.ReactNode;
};

/**
 * Whether a picker takes pictures at all, whatever the block: a gallery that has some, and a featured image that is none, keep the one button of WordPress.
 * So does a picker that belongs to no empty place and to no menu for replacing, such as that of a picture within a line of
 * text, which stands in the block of the text: the other two say whether they add to a gallery.
 */
export const isCandidate = ( props: PickerProps ): boolean =>
	isPicker( props ) &&
	( props.unstableFeaturedImageFlow || 'addToGallery' in props );

const isPicker = ( {
	allowedTypes = [],
	gallery,
	value,
	unstableFeaturedImageFlow: isFeatured,
}: PickerProps ): boolean =>
	allowedTypes.some( ( type ) => type.startsWith( 'image' ) ) &&
	! ( isFeatured && ! value ) &&
	! ( gallery && Array.isArray( value ) && value.length );
