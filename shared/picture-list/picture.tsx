import type { ImgHTMLAttributes, ReactNode } from 'react';

/**
 * One picture, as it is saved and as the editor shows it. WordPress adds `srcset` at output, from `wp-image-ID`. A
 * picture whose address is lost keeps its words: a browser shows them in its place.
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
	/** Further image attributes. */
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
