import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import {
	ROOT_CLASS,
	colorStyles,
	productAddress,
	productText,
	type Attributes,
} from './markup';

/**
 * Saves sponsored links to the product: the author's image and title, or the URL if both are missing. Saves nothing
 * without a product. The server adds the rest in the visitor's language: the price link, the button and the word
 * "sponsored".
 */
export function save( { attributes }: { attributes: Attributes } ): ReactNode {
	const { asin, image, seller, showImage, showSeller, showTitle, title } =
		attributes;
	if ( ! asin ) {
		return null;
	}
	const { root, link } = colorStyles( attributes );
	const toProduct = {
		href: productAddress( attributes ),
		rel: 'sponsored nofollow',
		style: link,
	};
	const picture = showImage && image?.url ? image : null;
	return (
		<div
			{ ...useBlockProps.save( {
				className: `is-${ attributes.style }`,
				style: root,
			} ) }
		>
			{ picture && (
				<a className={ `${ ROOT_CLASS }__picture` } { ...toProduct }>
					<img
						src={ picture.url }
						alt={
							picture.alt || title || productText( attributes )
						}
						className={
							picture.id ? `wp-image-${ picture.id }` : undefined
						}
						width={ picture.width }
						height={ picture.height }
					/>
				</a>
			) }
			<div className={ `${ ROOT_CLASS }__text` }>
				{ ( showTitle || ! picture ) && (
					<p className={ `${ ROOT_CLASS }__title` }>
						<a { ...toProduct }>
							{ ( showTitle && title ) ||
								productText( attributes ) }
						</a>
					</p>
				) }
				{ showSeller && seller && (
					<p className={ `${ ROOT_CLASS }__seller` }>{ seller }</p>
				) }
			</div>
		</div>
	);
}
