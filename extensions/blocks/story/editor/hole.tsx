import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { LibraryButton } from './library-button';

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
			<LibraryButton
				label={ messages.replaceSlide() }
				variant="primary"
				onSelect={ ( [ media ] ) => onReplace( media ) }
			/>
		</div>
	);
}
