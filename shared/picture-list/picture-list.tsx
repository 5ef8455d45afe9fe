import { htmlText } from '#shared/attributes';
import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/** Pictures with their captions, as `save` writes them: a list of figures, whatever the block makes of it afterwards. */
export function PictureList< Kept extends { alt: string; caption: string } >( {
	className,
	itemClass,
	pictures,
	draw,
}: {
	className: string;
	itemClass: string;
	pictures: readonly Kept[];
	/** The picture itself; its alternative text stands in HTML. */
	draw( picture: Kept ): ReactNode;
} ): ReactNode {
	return (
		<ul className={ className }>
			{ pictures.map( ( picture, index ) => (
				<li key={ index } className={ itemClass }>
					<figure>
						{ draw( {
							...picture,
							alt: htmlText( picture.alt ),
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
