import type { ReactNode } from 'react';
import { useRefEffect } from '@wordpress/compose';
import { isRTL } from '@wordpress/i18n';
import { STARS_CLASS, STAR_CLASS } from '../markup';
import { ratingWithin, starFills, type StarFill } from '../rules/rating';
import { ratingAfterClick, ratingAfterKey } from '../rules/rating-input';
import star from '../star.json';
import { RATING_STEP } from '../attributes';
import { messages } from '../messages';

function Star( {
	fill,
	number,
}: {
	fill: StarFill;
	/** Number of the star, starting with 1. */
	number: number;
} ): ReactNode {
	return (
		<span className={ `${ STAR_CLASS } is-${ fill }` } data-star={ number }>
			<svg viewBox={ star.viewBox } aria-hidden focusable="false">
				<path className={ `${ STAR_CLASS }-base` } d={ star.path } />
				<path className={ `${ STAR_CLASS }-fill` } d={ star.path } />
			</svg>
		</span>
	);
}

/**
 * WordPress's shortcut keys for blocks without text. WordPress does not handle them while an element inside the block
 * has the focus.
 */
const KEYS_OF_BLOCKS: Readonly<
	Record< string, 'onEnter' | 'onRemove' | undefined >
> = { Enter: 'onEnter', Backspace: 'onRemove', Delete: 'onRemove' };

/** The stars as a single slider. Authors click a star, or use the keyboard in steps of half a star. */
export function StarSlider( {
	rating: savedRating,
	maxRating: highest,
	onChange,
	onEnter,
	onRemove,
}: {
	rating: number;
	maxRating: number;
	onChange( rating: number ): void;
	/** Called when the author presses Enter, which adds a paragraph as in any block without text. */
	onEnter(): void;
	/** Called when the author presses Backspace or Delete. */
	onRemove(): void;
} ): ReactNode {
	const rating = ratingWithin( savedRating, highest );

	const listenToKeys = useRefEffect< HTMLElement >(
		( slider ) => {
			function handleKeyDown( event: KeyboardEvent ): void {
				if ( event.metaKey || event.ctrlKey || event.altKey ) {
					return;
				}
				const leave = KEYS_OF_BLOCKS[ event.key ];
				if ( leave ) {
					event.preventDefault();
					event.stopPropagation();
					( { onEnter, onRemove } )[ leave ]();
					return;
				}
				const next = ratingAfterKey(
					event.key,
					rating,
					highest,
					isRTL()
				);
				if ( next !== null ) {
					event.preventDefault();
					event.stopPropagation();
					onChange( next );
				}
			}
			function handleClick( { target }: MouseEvent ): void {
				const clicked = ( target as Element ).closest( '[data-star]' );
				if ( clicked ) {
					onChange(
						ratingAfterClick(
							Number( clicked.getAttribute( 'data-star' ) ),
							rating
						)
					);
				}
			}
			// Use native listeners instead of React's. The editor's listener on an outer element would otherwise run
			// first and move to the previous block.
			slider.addEventListener( 'keydown', handleKeyDown );
			slider.addEventListener( 'click', handleClick );
			return () => {
				slider.removeEventListener( 'keydown', handleKeyDown );
				slider.removeEventListener( 'click', handleClick );
			};
		},
		[ rating, highest, onChange, onEnter, onRemove ]
	);

	return (
		<span
			ref={ listenToKeys }
			className={ STARS_CLASS }
			role="slider"
			tabIndex={ 0 }
			aria-label={ messages.rating() }
			aria-valuemin={ RATING_STEP }
			aria-valuemax={ highest }
			aria-valuenow={ rating }
			aria-valuetext={ messages.ratingOf( rating, highest ) }
		>
			{ starFills( rating, highest ).map( ( fill, index ) => (
				<Star key={ index } fill={ fill } number={ index + 1 } />
			) ) }
		</span>
	);
}
