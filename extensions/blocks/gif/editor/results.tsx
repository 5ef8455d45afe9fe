import { useReducedMotion } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Gif } from '../api';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { provider } from '../providers';

/**
 * The search results as still images. One plays while it is hovered or focused, unless the author prefers reduced
 * motion.
 */
export function Results( {
	gifs,
	onChoose,
}: {
	gifs: readonly Gif[];
	onChoose( gif: Gif ): void;
} ): ReactNode {
	return (
		<>
			<ul
				className={ `${ ROOT_CLASS }__results` }
				aria-label={ messages.results() }
			>
				{ gifs.map( ( gif, index ) => (
					<li key={ gif.id }>
						<Result
							gif={ gif }
							name={
								gif.title || messages.resultNumber( index + 1 )
							}
							onChoose={ () => onChoose( gif ) }
						/>
					</li>
				) ) }
			</ul>
			<p className={ `${ ROOT_CLASS }__powered-by` }>
				{ messages.poweredBy( provider()?.title ?? '' ) }
			</p>
		</>
	);
}

function Result( {
	gif: { still, moving },
	name,
	onChoose,
}: {
	gif: Gif;
	name: string;
	onChoose(): void;
} ): ReactNode {
	const isReduced = useReducedMotion();
	const [ isLookedAt, setIsLookedAt ] = useState( false );
	const source = isLookedAt && ! isReduced ? moving || still : still;
	return (
		<button
			type="button"
			className={ `${ ROOT_CLASS }__result` }
			onClick={ onChoose }
			onMouseEnter={ () => setIsLookedAt( true ) }
			onMouseLeave={ () => setIsLookedAt( false ) }
			onFocus={ () => setIsLookedAt( true ) }
			onBlur={ () => setIsLookedAt( false ) }
		>
			{ source ? (
				<img src={ source } alt={ name } referrerPolicy="no-referrer" />
			) : (
				name
			) }
		</button>
	);
}
