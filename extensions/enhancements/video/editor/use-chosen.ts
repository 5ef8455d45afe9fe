import { useCallback, useState } from '@wordpress/element';
import type { VideoAttributes, VideoProps } from './video-props';

/**
 * Tells whether the author has chosen the video herself, since the post was opened. With another video the id under
 * which the last one is hosted goes, which WordPress's own view does not know.
 *
 * @return `choose` is the `setAttributes` for that view, as stable as the one given.
 */
export function useChosen( {
	setAttributes,
}: Pick< VideoProps, 'setAttributes' > ): {
	isFresh: boolean;
	choose: VideoProps[ 'setAttributes' ];
} {
	const [ isFresh, setIsFresh ] = useState( false );
	const choose = useCallback(
		( changes: Partial< VideoAttributes > ) => {
			if ( 'src' in changes ) {
				setIsFresh( Boolean( changes.src ) );
				setAttributes( { guid: undefined, ...changes } );
			} else {
				setAttributes( changes );
			}
		},
		[ setAttributes ]
	);
	return { isFresh, choose };
}
