import { readAttribute, withoutEntities } from '#shared/attributes';
import { libraryItem } from '#shared/media';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { attributes as schema } from '../attributes';
import type { Attributes } from '../parts';
import { messages } from '../messages';

/** Chooses the author's own picture, which stands where the GIF will play. */
export function PosterControl( {
	poster,
	onChange,
}: {
	poster: Attributes[ 'poster' ];
	onChange( poster: Attributes[ 'poster' ] ): void;
} ): ReactNode {
	return (
		<MediaUploadCheck>
			<BaseControl __nextHasNoMarginBottom help={ messages.posterHelp() }>
				<BaseControl.VisualLabel>
					{ messages.poster() }
				</BaseControl.VisualLabel>
				<Flex justify="flex-start" wrap>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ poster?.id }
						onSelect={ ( media: unknown ) =>
							onChange(
								readAttribute(
									schema.poster,
									libraryItem( media, 'large' )
								)
							)
						}
						render={ ( { open } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ poster
									? messages.replacePoster()
									: messages.choosePoster() }
							</Button>
						) }
					/>
					{ poster && (
						<Button
							__next40pxDefaultSize
							isDestructive
							onClick={ () => onChange( undefined ) }
						>
							{ messages.removePoster() }
						</Button>
					) }
				</Flex>
			</BaseControl>
			{ poster && (
				<Alternative
					alt={ poster.alt }
					onChange={ ( alt ) => onChange( { ...poster, alt } ) }
				/>
			) }
		</MediaUploadCheck>
	);
}

/** What a picture shows, for whoever does not see it. */
export function Alternative( {
	alt,
	onChange,
}: {
	alt: string;
	onChange( alt: string ): void;
} ): ReactNode {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages.alternative() }
			value={ alt }
			onChange={ ( next ) => onChange( withoutEntities( next ) ) }
		/>
	);
}
