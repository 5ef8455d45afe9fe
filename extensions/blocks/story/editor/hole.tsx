import { MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { Library } from './library';

/** In place of a picture or video that is not to be had: what it showed, and a way to another one. */
export function Hole( {
	alt,
	onReplace,
}: {
	alt: string;
	onReplace( media: unknown ): void;
} ): ReactNode {
	return (
		<div className={ `${ ROOT_CLASS }__hole` }>
			<p>{ messages.missing() }</p>
			{ alt && <p>{ messages.missingAlt( alt ) }</p> }
			<MediaUploadCheck>
				<Library
					onSelect={ ( [ media ] ) => onReplace( media ) }
					render={ ( open ) => (
						<Button
							__next40pxDefaultSize
							variant="primary"
							onClick={ open }
						>
							{ messages.replaceSlide() }
						</Button>
					) }
				/>
			</MediaUploadCheck>
		</div>
	);
}
