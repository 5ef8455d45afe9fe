import { encodeBrackets, type AttributesOf } from '#shared/attributes';
import { safeHref } from '#shared/validation';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import {
	DEFAULT_TITLE,
	isFileAddress,
	LINK_CLASS,
	OWN_CLASS,
	PADDING_PROPERTY,
	pageAddress,
	ROOT_CLASS,
	STAGE_CLASS,
} from './markup';
import { gifIdOf } from './rules/gif-address';
import { paddingOf } from './rules/padding';

export type Attributes = AttributesOf< typeof schema >;

/** Attribution that the services require; not translated. */
function Mark( { id }: { id: string } ): ReactNode {
	return (
		<p className={ `${ ROOT_CLASS }__mark` }>
			Powered by { isFileAddress( id ) ? 'KLIPY' : 'GIPHY' }
		</p>
	);
}

/** The author's own image, on the page and in the editor. */
function Poster( { poster }: Pick< Attributes, 'poster' > ): ReactNode {
	return (
		poster && (
			<img
				className={ poster.id ? `wp-image-${ poster.id }` : undefined }
				src={ poster.url }
				alt={ poster.alt }
				width={ poster.width }
				height={ poster.height }
			/>
		)
	);
}

/** The site's own GIF: a video or an image. */
export function OwnFile( {
	file: { id, url, alt, width, height, mime },
}: {
	file: NonNullable< Attributes[ 'file' ] >;
} ): ReactNode {
	return mime === 'video/mp4' ? (
		<video
			src={ url }
			aria-label={ alt || DEFAULT_TITLE }
			width={ width }
			height={ height }
			controls
			loop
			muted
			playsInline
			preload="metadata"
		/>
	) : (
		<img
			className={
				id && mime === 'image/gif' ? `wp-image-${ id }` : undefined
			}
			src={ url }
			alt={ alt }
			width={ width }
			height={ height }
		/>
	);
}

/**
 * Saves the site's own GIF or, for a service's GIF, a box with a link and the author's poster, in the GIF's aspect
 * ratio. Both have the caption. Other URLs become plain links.
 */
export function save( {
	attributes: {
		align,
		caption,
		file,
		giphyUrl,
		paddingTop,
		poster,
		searchText,
	},
}: {
	attributes: Attributes;
} ): ReactNode {
	const id = file ? null : gifIdOf( giphyUrl );
	const odd = file || id ? null : safeHref( giphyUrl );
	if ( ! file && ! id && ! odd && ! caption ) {
		return null;
	}
	return (
		<figure { ...useBlockProps.save( { className: `align${ align }` } ) }>
			{ file && (
				<div className={ OWN_CLASS }>
					<OwnFile file={ file } />
				</div>
			) }
			{ id && (
				<div
					className={ STAGE_CLASS }
					style={ paddingStyle( paddingTop ) }
				>
					<Facade
						id={ id }
						poster={ poster }
						searchText={ searchText }
					/>
				</div>
			) }
			{ odd && (
				<a href={ encodeBrackets( odd ) }>
					{ searchText || DEFAULT_TITLE }
				</a>
			) }
			{ caption && (
				<RichText.Content
					tagName="figcaption"
					className="wp-element-caption"
					value={ caption }
				/>
			) }
		</figure>
	);
}

/** The content of the box for a service's GIF, on the page and in the editor: a link with the poster. */
export function Facade( {
	id,
	poster,
	searchText,
}: Pick< Attributes, 'poster' | 'searchText' > & { id: string } ): ReactNode {
	return (
		<>
			<a className={ LINK_CLASS } href={ pageAddress( id ) }>
				<Poster poster={ poster } />
				{ searchText || DEFAULT_TITLE }
			</a>
			<Mark id={ id } />
		</>
	);
}

/** Returns the style with the aspect ratio of the box, for the page and the editor. */
export function paddingStyle( paddingTop: string ): CSSProperties {
	return {
		[ PADDING_PROPERTY ]: paddingOf( parseFloat( paddingTop ) ),
	} as CSSProperties;
}
