import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Restaurant } from '../api';
import { messages } from '../messages';
import { SearchStatus } from './search-status';
import { useRestaurantSearch } from './use-restaurant-search';

/** Buttons with restaurants for the text in the field. */
export function FoundRestaurants( {
	text,
	onChoose,
}: {
	text: string;
	onChoose( restaurant: Restaurant ): void;
} ): ReactNode {
	const search = useRestaurantSearch( text );
	return (
		<>
			<SearchStatus search={ search } />
			{ search.restaurants.length > 0 && (
				<ul
					className="wp-block-dovetail-opentable__found"
					aria-label={ messages.results() }
				>
					{ search.restaurants.map( ( restaurant ) => (
						<li key={ restaurant.rid }>
							<Button
								__next40pxDefaultSize
								onClick={ () => onChoose( restaurant ) }
							>
								{ messages.restaurant(
									restaurant.rid,
									restaurant.name
								) }
							</Button>
						</li>
					) ) }
				</ul>
			) }
		</>
	);
}
