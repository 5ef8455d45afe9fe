import { escapeAngleBrackets } from '#shared/attributes';
import { RichText } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';

/** Saves images with captions as a list of figures. Each block provides the layout. */
export function PictureList< Kept extends { alt: string; caption: string } >( {
	className,
	style,
	itemClass,
	itemStyle,
	pictures,
	draw,
}: {
	className: string;
	style?: CSSProperties;
	itemClass: string;
	itemStyle?( picture: Kept ): CSSProperties;
	pictures: readonly Kept[];
	/** Renders the image of a figure. `alt` is already escaped HTML. */
	draw( picture: Kept ): ReactNode;
} ): ReactNode {
	return (
		<ul className={ className } style={ style }>
			{ pictures.map( ( picture, index ) => (
				<li
					key={ index }
					className={ itemClass }
					style={ itemStyle?.( picture ) }
				>
					<figure>
						{ draw( {
							...picture,
							alt: escapeAngleBrackets( picture.alt ),
						} ) }
						{ picture.caption && (
							<RichText.Content
								tagName="figcaption"
								className="wp-element-caption"
								value={ picture.caption }
							/>
						) }
					</figure>
				</li>
			) ) }
		</ul>
	);
}
