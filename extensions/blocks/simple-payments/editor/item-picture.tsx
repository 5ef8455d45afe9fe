import { toPlainText } from '#shared/attributes';
import { libraryItem } from '#shared/media';
import { isPictureAddress, propertyOf } from '#shared/validation';
import {
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { store as noticesStore } from '@wordpress/notices';
import { useDispatch } from '@wordpress/data';
import type { ReactNode } from 'react';
import { ROOT_CLASS, type Attributes } from '../markup';
import { messages } from '../messages';

const TYPES = [ 'image' ] as const;

/** Returns the attributes for a library image; null for an upload preview. */
function pictureOf( media: unknown ): Partial< Attributes > | null {
	const { id, url } = libraryItem( media, 'large' );
	const title = propertyOf( media, 'title' );
	const words = propertyOf( title, 'raw' ) ?? title;
	return typeof id === 'number' &&
		typeof url === 'string' &&
		isPictureAddress( url )
		? {
				featuredMediaId: id,
				featuredMediaUrl: url,
				featuredMediaTitle:
					typeof words === 'string' ? toPlainText( words ) : '',
			}
		: null;
}

/** The product's image: a placeholder to choose one, or the image with buttons to replace or remove it. */
export function ItemPicture( {
	attributes: { featuredMediaId, featuredMediaTitle, featuredMediaUrl },
	setAttributes,
}: {
	attributes: Attributes;
	setAttributes( changes: Partial< Attributes > ): void;
} ): ReactNode {
	const { createErrorNotice } = useDispatch( noticesStore );
	const choose = ( media: unknown ) => {
		const picture = pictureOf( media );
		if ( picture ) {
			setAttributes( picture );
		}
	};
	if ( ! featuredMediaUrl ) {
		return (
			<div className={ `${ ROOT_CLASS }__picker` }>
				<MediaPlaceholder
					labels={ {
						title: messages.itemImage(),
						instructions: messages.imageInstructions(),
					} }
					accept="image/*"
					allowedTypes={ TYPES }
					onSelect={ choose }
					onError={ ( message: string ) =>
						void createErrorNotice( message, {
							id: 'dovetail-simple-payments-image',
						} )
					}
				/>
			</div>
		);
	}
	return (
		<div className={ `${ ROOT_CLASS }__picker` }>
			<img src={ featuredMediaUrl } alt={ featuredMediaTitle } />
			<div className={ `${ ROOT_CLASS }__picture-buttons` }>
				<MediaUploadCheck>
					<MediaUpload
						allowedTypes={ TYPES }
						value={ featuredMediaId }
						onSelect={ choose }
						render={ ( { open } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ messages.editImage() }
							</Button>
						) }
					/>
				</MediaUploadCheck>
				<Button
					__next40pxDefaultSize
					isDestructive
					variant="tertiary"
					onClick={ () =>
						setAttributes( {
							featuredMediaId: undefined,
							featuredMediaUrl: '',
							featuredMediaTitle: '',
						} )
					}
				>
					{ messages.removeImage() }
				</Button>
			</div>
		</div>
	);
}
