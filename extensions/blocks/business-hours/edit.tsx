import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useOffer } from '#shared/post-offers';
import { useHeldSelection } from '#shared/ui';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, Spinner, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import {
	DayControls,
	DaysPreview,
	SpecialDaysPreview,
	useLocalizedWeek,
} from './editor/day';
import { NowPreview } from './editor/now-preview';
import { siteDate } from './editor/site-dates';
import { SpecialDays } from './editor/special-days';
import { messages } from './messages';
import { changeDay, copyDay, daysFrom, groupedDays } from './rules/editing';
import { completeSpecialDays } from './rules/special-days';
import { openWeekdays, wholeWeek } from './rules/week';

/** Shows controls for each day while the block is selected, otherwise the list that visitors see. */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const week = useLocalizedWeek();
	const isEdited = useHeldSelection( isSelected );
	const blockProps = useBlockProps();
	const days = wholeWeek( attributes.days );
	useOffer( 'open-days', clientId, openWeekdays( days ).join() );
	if ( ! week ) {
		return (
			<div { ...blockProps } aria-busy>
				<Spinner />
				<span>{ messages.loading() }</span>
			</div>
		);
	}
	const ordered = daysFrom( days, week.startOfWeek );
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ messages.settings() }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ messages.showStatus() }
						checked={ attributes.showStatus }
						onChange={ ( showStatus ) =>
							setAttributes( { showStatus } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			{ attributes.showStatus && (
				<NowPreview
					days={ days }
					specialDays={ completeSpecialDays(
						attributes.specialDays
					) }
					names={ week.days }
				/>
			) }
			{ isEdited ? (
				<>
					{ ordered.map( ( day ) => (
						<DayControls
							key={ day.name }
							day={ day }
							title={ week.days[ day.name ] }
							onChange={ ( change ) =>
								setAttributes( {
									days: changeDay( days, day.name, change ),
								} )
							}
							onCopy={ ( to ) =>
								setAttributes( {
									days: copyDay( days, day.name, to ),
								} )
							}
						/>
					) ) }
					<SpecialDays
						days={ attributes.specialDays }
						week={ days }
						today={ siteDate() }
						onChange={ ( specialDays ) =>
							setAttributes( { specialDays } )
						}
					/>
				</>
			) : (
				<>
					<dl>
						{ groupedDays( ordered ).map( ( group ) => (
							<DaysPreview
								key={ group[ 0 ]?.name }
								days={ group }
								names={ week.days }
							/>
						) ) }
					</dl>
					<SpecialDaysPreview days={ attributes.specialDays } />
				</>
			) }
		</div>
	);
}
