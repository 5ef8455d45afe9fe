import type { ImgHTMLAttributes, ReactNode } from 'react';

/**
 * An image for saved HTML and for the editor. WordPress adds `srcset` when it renders the page, based on the class
 * `wp-image-ID`. An image without a valid URL keeps its alternative text, which browsers show instead.
 */
export function Picture( {
	className,
	picture: { id, url, alt },
	href,
	...file
}: {
	className: string;
	picture: { id?: number; url?: string; alt: string };
	/** Link target, if any. */
	href?: string;
} & Omit<
	/** Additional image attributes. */
	ImgHTMLAttributes< HTMLImageElement >,
	'id' | 'src' | 'alt'
> ): ReactNode {
	if ( ! url && ! alt ) {
		return null;
	}
	const image = url ? (
		<img
			className={ id ? `${ className } wp-image-${ id }` : className }
			src={ url }
			alt={ alt }
			{ ...file }
		/>
	) : (
		<img className={ className } alt={ alt } />
	);
	return href ? <a href={ href }>{ image }</a> : image;
}
