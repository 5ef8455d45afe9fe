import { errorMessage, useEndpoint } from '#shared/api';
import {
	Button,
	CheckboxControl,
	Notice,
	Spinner,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { listGroups } from '../api';
import { messages } from '../messages';
import { interestsOf, toggleInterest } from '../rules/form';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';

/** A checkbox for each group of the audience; they are requested when the panel is opened. */
export function Groups( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { audience, preview } = attributes;
	const groups = useEndpoint(
		listGroups,
		preview ? null : { query: audience ? { list_id: audience } : {} }
	);
	const interests = interestsOf( attributes.interests );
	if ( groups.status === 'failed' ) {
		return (
			<>
				<Notice status="error" isDismissible={ false }>
					{ errorMessage( groups.error ) }
				</Notice>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ groups.retry }
				>
					{ messages.retry() }
				</Button>
			</>
		);
	}
	if ( groups.status !== 'done' ) {
		return (
			<>
				<Spinner />
				<span>{ messages.loadingGroups() }</span>
			</>
		);
	}
	if ( ! groups.data.length ) {
		return messages.noGroups();
	}
	return (
		<fieldset>
			<legend>{ messages.groupsHelp() }</legend>
			{ groups.data.map( ( { id, name } ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ id }
					label={ name }
					checked={ interests.includes( id ) }
					onChange={ ( isChosen ) =>
						setAttributes( {
							interests: toggleInterest(
								interests,
								id,
								isChosen
							),
						} )
					}
				/>
			) ) }
		</fieldset>
	);
}
