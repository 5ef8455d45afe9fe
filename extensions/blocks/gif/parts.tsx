import type { AttributesOf } from '#shared/attributes';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { DEFAULT_TITLE, ROOT_CLASS, isFileAddress } from './markup';

export type Attributes = AttributesOf< typeof schema >;

/** The service's required attribution, not translated. */
export function Mark( { id }: { id: string } ): ReactNode {
	return (
		<p className={ `${ ROOT_CLASS }__mark` }>
			Powered by { isFileAddress( id ) ? 'KLIPY' : 'GIPHY' }
		</p>
	);
}

/** The author's own image, on the page and in the editor. */
export function Poster( { poster }: Pick< Attributes, 'poster' > ): ReactNode {
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
