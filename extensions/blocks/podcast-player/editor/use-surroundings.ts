import { hexOf } from '#shared/look';
import { windowOf } from '#shared/view';
import { useEffect, useState } from '@wordpress/element';

/** Colors that hold around a block, as six digits; undefined while they are not known. */
export type Surroundings = { text?: string; background?: string };

/** What the theme shows where the block sets no color: a chosen text has to be read on it. */
export function useSurroundings( element: HTMLElement | null ): Surroundings {
	const [ found, setFound ] = useState< Surroundings >( {} );
	useEffect( () => {
		const around = element?.parentElement;
		if ( around ) {
			const { getComputedStyle } = windowOf( around );
			setFound( {
				text: opaque( getComputedStyle( around ).color ),
				background: backgroundOf( around ),
			} );
		}
	}, [ element ] );
	return found;
}

function backgroundOf( around: HTMLElement ): string | undefined {
	const { getComputedStyle } = windowOf( around );
	for (
		let place: HTMLElement | null = around;
		place;
		place = place.parentElement
	) {
		const color = opaque( getComputedStyle( place ).backgroundColor );
		if ( color ) {
			return color;
		}
	}
	return '#ffffff';
}

/** The six digits of a computed color, unless it is seen through. */
function opaque( computed: string ): string | undefined {
	const hex = hexOf( computed );
	return hex?.length === 7 ? hex : undefined;
}
