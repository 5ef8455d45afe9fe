import { useBehavior } from '#shared/ui';
import { useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { ORIENTATIONS } from '../attributes';
import { STAGE_CLASS, type Place } from '../markup';
import { messages } from '../messages';
import { PictureFigure } from '../picture-figure';
import type { Picture } from '../rules/picture';
import { spokenPosition } from '../rules/position';
import { compare } from '../view/compare';

/**
 * Shows the saved markup in the canvas as a slider, using the view script's code. Restarts the slider when its settings
 * change. If the author moves the divider, its position becomes the initial position.
 */
export function Stage( {
	before,
	after,
	orientation,
	labels,
	showLabels,
	position,
	onMove,
}: {
	before: Picture;
	after: Picture;
	orientation: ( typeof ORIENTATIONS )[ number ];
	labels: Readonly< Record< Place, string > >;
	showLabels: boolean;
	/** Position of the divider, in percent. */
	position: number;
	onMove( position: number ): void;
} ): ReactNode {
	// Do not restart the slider when the author has moved its divider, because it already shows the new position.
	const shown = useRef( position );
	const [ start, setStart ] = useState( 0 );
	if ( position !== shown.current ) {
		shown.current = position;
		setStart( start + 1 );
	}
	const ref = useBehavior(
		compare( {
			showLabels,
			startingPosition: position,
			callback( next ) {
				const rounded = spokenPosition( next );
				if ( rounded !== shown.current ) {
					shown.current = rounded;
					onMove( rounded );
				}
			},
		} ),
		[
			...[ orientation, before.url, before.alt, after.url, after.alt ],
			...[ labels.before, labels.after, showLabels, start ],
		]
	);

	return (
		<div
			ref={ ref }
			className={ `${ STAGE_CLASS } is-waiting` }
			data-mode={ orientation }
		>
			<PictureFigure
				place="before"
				picture={ before }
				label={ labels.before || messages.label.before() }
			/>
			<PictureFigure
				place="after"
				picture={ after }
				label={ labels.after || messages.label.after() }
			/>
		</div>
	);
}
