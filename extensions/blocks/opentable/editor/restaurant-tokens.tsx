import { FormTokenField } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { MAX_RESULTS, type Restaurant } from '../api';
import { messages } from '../messages';
import { isCode } from '../rules/entry';
import { MAX_RESTAURANTS } from '../rules/restaurants';
import { SearchStatus } from './search-status';
import { useRestaurantSearch } from './use-restaurant-search';

const labelOf = ( { rid, name }: Restaurant ) =>
	messages.restaurant( rid, name );

/** The chosen restaurants as removable tokens, and a field to add others by name or ID. */
export function RestaurantTokens( {
	restaurants,
	onChange,
}: {
	restaurants: readonly Restaurant[];
	onChange( restaurants: Restaurant[] ): void;
} ): ReactNode {
	const [ text, setText ] = useState( '' );
	const search = useRestaurantSearch( text );
	const byLabel = new Map(
		[ ...search.restaurants, ...restaurants ].map( ( each ) => [
			labelOf( each ),
			each,
		] )
	);
	// Only chosen suggestions become tokens, not URLs, codes or free text, because the service also finds inexact
	// spellings.
	const tokenOf = ( token: string ) =>
		! isCode( token ) && byLabel.has( token ) ? token : '';
	return (
		<>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				__experimentalAutoSelectFirstMatch
				__experimentalValidateInput={ ( token ) =>
					tokenOf( token ) !== ''
				}
				label={ messages.restaurants() }
				help={ messages.restaurantsHelp() }
				messages={ {
					added: messages.added(),
					removed: messages.removed(),
					remove: messages.remove(),
					__experimentalInvalid: messages.notChosen(),
				} }
				maxLength={ MAX_RESTAURANTS }
				maxSuggestions={ MAX_RESULTS }
				value={ restaurants.map( labelOf ) }
				suggestions={ search.restaurants.map( labelOf ) }
				saveTransform={ tokenOf }
				onInputChange={ setText }
				onChange={ ( tokens ) => {
					// WordPress clears the field without an event.
					setText( '' );
					onChange(
						tokens.flatMap(
							( token ) => byLabel.get( String( token ) ) ?? []
						)
					);
				} }
			/>
			<SearchStatus search={ search } />
		</>
	);
}
