import { isRTL } from '@wordpress/i18n';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { RATING_STEP } from '../attributes';
import { STARS_CLASS } from '../markup';
import { messages } from '../messages';
import { nearestHighest, nearestRating } from '../rules/nearest-rating';
import { ratingAfterClick } from '../rules/rating-after-click';
import { ratingAfterKey } from '../rules/rating-after-key';
import { starFills } from '../rules/star-fill';
import { Star } from './star';

/** The stars as one slider: a click on a star, or the keyboard in half steps. */
export function StarSlider( {
	rating: savedRating,
	maxRating,
	onChange,
}: {
	rating: number;
	maxRating: number;
	onChange( rating: number ): void;
} ): ReactNode {
	const highest = nearestHighest( maxRating );
	const rating = nearestRating( savedRating, highest );

	function handleKeyDown( event: KeyboardEvent ): void {
		if ( event.metaKey || event.ctrlKey || event.altKey ) {
			return;
		}
		const next = ratingAfterKey( event.key, rating, highest, isRTL() );
		if ( next !== null ) {
			// The block editor would move to the next block.
			event.preventDefault();
			event.stopPropagation();
			onChange( next );
		}
	}

	function handleClick( { target }: MouseEvent< HTMLElement > ): void {
		const star = ( target as Element ).closest( '[data-star]' );
		if ( star ) {
			onChange(
				ratingAfterClick(
					Number( star.getAttribute( 'data-star' ) ),
					rating
				)
			);
		}
	}

	return (
		<span
			className={ STARS_CLASS }
			role="slider"
			tabIndex={ 0 }
			aria-label={ messages.rating() }
			aria-valuemin={ RATING_STEP }
			aria-valuemax={ highest }
			aria-valuenow={ rating }
			aria-valuetext={ messages.ratingOf( rating, highest ) }
			onClick={ handleClick }
			onKeyDown={ handleKeyDown }
		>
			{ starFills( rating, highest ).map( ( fill, index ) => (
				<Star key={ index } fill={ fill } number={ index + 1 } />
			) ) }
		</span>
	);
}
