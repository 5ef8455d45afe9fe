import { readAttribute, toPlainText } from '#shared/attributes';
import { libraryItem } from '#shared/media';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { attributes as schema } from '../attributes';
import type { Attributes } from '../markup';
import { messages } from '../messages';

/** Setting for the author's own image of the product. */
export function PictureControl( {
	image,
	onChange,
}: {
	image: Attributes[ 'image' ];
	onChange( image: Attributes[ 'image' ] ): void;
} ): ReactNode {
	return (
		<MediaUploadCheck>
			<BaseControl>
				<Flex justify="flex-start" wrap>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ image?.id }
						onSelect={ ( media: unknown ) =>
							onChange(
								readAttribute(
									schema.image,
									libraryItem( media, 'medium' )
								)
							)
						}
						render={ ( { open } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ image?.url
									? messages.replacePicture()
									: messages.choosePicture() }
							</Button>
						) }
					/>
					{ image?.url && (
						<Button
							__next40pxDefaultSize
							isDestructive
							onClick={ () => onChange( undefined ) }
						>
							{ messages.removePicture() }
						</Button>
					) }
				</Flex>
			</BaseControl>
			{ image?.url && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.alternative() }
					value={ image.alt }
					onChange={ ( alt ) =>
						onChange( { ...image, alt: toPlainText( alt ) } )
					}
				/>
			) }
		</MediaUploadCheck>
	);
}
