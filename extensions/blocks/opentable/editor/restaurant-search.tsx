import { useEndpoint, withServerMessage } from '#shared/api';
import type { ApiError } from '#shared/request';
import { Button, FormTokenField, Notice } from '@wordpress/components';
import { useThrottle } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { MAX_RESULTS, type Restaurant, searchRestaurants } from '../api';
import { messages } from '../messages';
import { MAX_RESTAURANTS, ridIn } from '../rules/reservation';
import { createCache, isCode, wordsIn } from '../rules/search';

/** Buttons for the restaurants that match the text in the field. */
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
	// Accept only chosen suggestions as tokens, not URLs, embed codes or free text, because the service also returns
	// inexact matches.
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
					// Clear the text, because WordPress clears the field without an event.
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

function SearchStatus( {
	search: { status, words, error, restaurants },
}: {
	search: RestaurantSearch;
} ): ReactNode {
	return status === 'failed' ? (
		<Notice
			className="wp-block-dovetail-opentable__status"
			status="warning"
			isDismissible={ false }
		>
			{ withServerMessage( messages.searchFailed(), error ) }
		</Notice>
	) : (
		<div className="wp-block-dovetail-opentable__status" role="status">
			{ status === 'loading' && messages.searching() }
			{ status === 'done' &&
				( restaurants.length
					? messages.found( restaurants.length )
					: messages.noneFound( words ) ) }
		</div>
	);
}

/** Minimum time between two requests while an author types. */
const THROTTLE_MS = 500;

/** Cached results by search text, because deleting a letter repeats an earlier search. */
const answers = createCache< string, Restaurant[] >();

type RestaurantSearch = {
	status: 'idle' | 'loading' | 'done' | 'failed';
	/** The name that is searched for. */
	words: string;
	/** Suggested restaurants, including the one with a typed ID even if it is unknown. */
	restaurants: Restaurant[];
	error: ApiError | undefined;
};

/** Searches for restaurants while an author types. Returns the result for the latest text and ignores outdated ones. */
function useRestaurantSearch( text: string ): RestaurantSearch {
	const wanted = wordsIn( text );
	const [ words, setWords ] = useState( '' );
	const ask = useThrottle( setWords, THROTTLE_MS );
	useEffect( () => {
		if ( wanted !== words ) {
			ask( wanted );
		}
	}, [ ask, wanted, words ] );
	const kept = wanted ? answers.get( wanted ) : undefined;
	const isCurrent = wanted !== '' && wanted === words;
	const asked = useEndpoint(
		searchRestaurants,
		isCurrent && ! kept ? { query: { query: words } } : null
	);
	useEffect( () => {
		if ( asked.data ) {
			answers.set( words, asked.data );
		}
	}, [ words, asked.data ] );
	const found = kept ?? asked.data ?? [];
	const rid = ridIn( text );
	const known = found.find( ( each ) => each.rid === rid );
	const pending = wanted && ! isCurrent ? 'loading' : asked.status;
	return {
		status: kept ? 'done' : pending,
		words: wanted,
		error: asked.error,
		restaurants:
			rid === null
				? found
				: [
						known ?? { rid, name: '' },
						...found.filter( ( each ) => each !== known ),
					],
	};
}
