import { SelectControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { DATE_RANGES } from '../rules/date-range';
import {
	CATEGORIES,
	MEDIA_TYPES,
	withFilter,
	type Filters,
} from '../rules/filters';
import { MonthYearFields } from './month-year-fields';

/** Which photographs of a library are shown. */
export function LibraryFilters( {
	filters,
	onlyImages,
	isDisabled,
	onChange,
}: {
	filters: Filters;
	onlyImages: boolean;
	isDisabled: boolean;
	onChange( filters: Filters ): void;
} ): ReactNode {
	const { category, date, favorite, mediaType } = filters;
	const change = ( part: Partial< Filters > ) =>
		onChange( withFilter( filters, part ) );
	const look = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
	} as const;
	return (
		<>
			<SelectControl
				{ ...look }
				label={ messages.mediaTypeFilter() }
				value={ onlyImages ? 'photo' : mediaType }
				options={ [
					{ value: '', label: messages.allMediaTypes() },
					...MEDIA_TYPES.map( ( value ) => ( {
						value,
						label: messages.mediaType( value ),
					} ) ),
				] }
				disabled={ onlyImages || isDisabled }
				onChange={ ( value ) =>
					change( { mediaType: value as Filters[ 'mediaType' ] } )
				}
			/>
			<SelectControl
				{ ...look }
				label={ messages.categoryFilter() }
				value={ category }
				options={ [
					{ value: '', label: messages.allCategories() },
					...CATEGORIES.map( ( value ) => ( {
						value,
						label: messages.category( value ),
					} ) ),
				] }
				disabled={ isDisabled }
				onChange={ ( value ) =>
					change( { category: value as Filters[ 'category' ] } )
				}
			/>
			<SelectControl
				{ ...look }
				label={ messages.dateFilter() }
				value={ date.range }
				options={ DATE_RANGES.map( ( value ) => ( {
					value,
					label: messages.dateRange( value ),
				} ) ) }
				disabled={ isDisabled }
				onChange={ ( value ) =>
					change( {
						date: {
							range: value as Filters[ 'date' ][ 'range' ],
							custom: null,
						},
					} )
				}
			/>
			{ date.range === 'custom' && (
				<MonthYearFields
					applied={ date.custom }
					isDisabled={ isDisabled }
					onApply={ ( custom ) =>
						change( { date: { range: 'custom', custom } } )
					}
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.favoriteFilter() }
				checked={ favorite }
				disabled={ isDisabled }
				onChange={ ( value ) => change( { favorite: value } ) }
			/>
		</>
	);
}
