import type { ImgHTMLAttributes, ReactNode } from 'react';

/**
 * An image for saved HTML and the editor. On the page, WordPress adds `srcset` because of the class `wp-image-ID`.
 * Without a valid URL, browsers show the alternative text.
 */
export function Picture( {
	className,
	picture: { id, url, alt },
	href,
	...file
}: {
	className: string;
	picture: { id?: number; url?: string; alt: string };
	href?: string;
} & Omit<
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
