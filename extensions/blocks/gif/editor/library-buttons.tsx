import { readAttribute } from '#shared/attributes';
import { libraryItem } from '#shared/media';
import { FieldProblem } from '#shared/ui';
import { Uploading, useUploads } from '#shared/uploads';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, FormFileUpload } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { FILE_TYPES, attributes as schema } from '../attributes';
import type { Attributes } from '../save';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';

/** An animated file in the site's media library. */
export type OwnFile = NonNullable< Attributes[ 'file' ] >;

/** Buttons to choose an animated file from the media library or the device. */
export function LibraryButtons( {
	choices,
	onChoose,
}: {
	/** Number of choices so far; Cancel counts too. An upload must not replace a newer choice. */
	choices: { current: number };
	onChoose( file: OwnFile ): void;
} ): ReactNode {
	const [ isOdd, setIsOdd ] = useState( false );
	const handleSelect = ( media: unknown ) => {
		const item = libraryItem( media );
		const file = FILE_TYPES.some( ( type ) => type === item.mime )
			? readAttribute( schema.file, item )
			: undefined;
		setIsOdd( ! file );
		if ( file ) {
			onChoose( file );
		}
	};
	/** Choice of the upload that began in this render. */
	let begun = 0;
	const { previews, upload } = useUploads( FILE_TYPES, ( [ media ] ) => {
		if ( media && begun === choices.current ) {
			handleSelect( media );
		}
	} );
	return (
		<MediaUploadCheck>
			<p className={ `${ ROOT_CLASS }__own-hint` }>{ messages.own() }</p>
			<div className={ `${ ROOT_CLASS }__form` }>
				<MediaUpload
					allowedTypes={ [ ...FILE_TYPES ] }
					onSelect={ handleSelect }
					render={ ( { open } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ open }
						>
							{ messages.library() }
						</Button>
					) }
				/>
				<FormFileUpload
					accept={ FILE_TYPES.join( ',' ) }
					onClick={ ( { currentTarget } ) => {
						// Reset the field, so that the author can choose the same file again.
						currentTarget.value = '';
					} }
					onChange={ ( { currentTarget } ) => {
						begun = ++choices.current;
						void upload( Array.from( currentTarget.files ?? [] ) );
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ openFileDialog }
						>
							{ messages.upload() }
						</Button>
					) }
				/>
			</div>
			{ previews.length > 0 && <Uploading /> }
			{ isOdd && <FieldProblem>{ messages.oddFile() }</FieldProblem> }
		</MediaUploadCheck>
	);
}
