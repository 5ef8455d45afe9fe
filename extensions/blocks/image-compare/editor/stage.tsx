import { useBehaviour } from '#shared/ui';
import { useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { ORIENTATIONS } from '../attributes';
import { STAGE_CLASS } from '../markup';
import { messages } from '../messages';
import { PictureFigure } from '../picture-figure';
import type { Picture } from '../rules/picture';
import { compare } from '../view/compare';

/**
 * The saved markup, alive: the visitor's own behaviour runs on it, in the document of the canvas. It is started anew
 * when something changes that it looks at, and the divider stays where the author left it.
 */
export function Stage( {
	before,
	after,
	orientation,
}: {
	before: Picture;
	after: Picture;
	orientation: ( typeof ORIENTATIONS )[ number ];
} ): ReactNode {
	const position = useRef< number >();
	const ref = useBehaviour(
		compare( {
			startingPosition: position.current,
			callback( next ) {
				position.current = next;
			},
		} ),
		[ orientation, before.url, before.alt, after.url, after.alt ]
	);

	return (
		<div ref={ ref } className={ STAGE_CLASS } data-mode={ orientation }>
			<PictureFigure
				place="before"
				picture={ before }
				label={ messages.label.before() }
			/>
			<PictureFigure
				place="after"
				picture={ after }
				label={ messages.label.after() }
			/>
		</div>
	);
}
