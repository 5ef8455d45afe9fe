import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** Rows of a list that are drawn at a time: a list of 1,000 takes seconds. */
const PAGE_SIZE = 50;

/**
 * Returns how many rows of a list are drawn, and the button that draws more.
 *
 * @param total  Rows of the list.
 * @param needed Rows that must be drawn, because one of them has the focus.
 * @param onMore Gets the index of the first new row.
 */
export function useFirstRows(
	total: number,
	needed: number,
	onMore: ( first: number ) => void
): { count: number; more: ReactNode } {
	const [ limit, setLimit ] = useState( PAGE_SIZE );
	const count = Math.min( total, Math.max( limit, needed ) );
	const next = Math.min( PAGE_SIZE, total - count );
	return {
		count,
		more: next > 0 && (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => {
					setLimit( count + next );
					onMore( count );
				} }
			>
				{ messages.showMorePlaces( next ) }
			</Button>
		),
	};
}
