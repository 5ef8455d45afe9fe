import { errorMessage, useEndpoint } from '#shared/api';
import { toPlainText } from '#shared/attributes';
import type { EditingProps } from '#shared/definitions';
import {
	Button,
	CheckboxControl,
	FormTokenField,
	Notice,
	SelectControl,
	Spinner,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { listAudiences, listGroups } from '../api';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { interestsOf, toggleInterest } from '../rules/form';

/** Settings for the audience (if there are several) and for the tags of new members. */
export function Audience( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { data: audiences = [] } = useEndpoint(
		listAudiences,
		attributes.preview ? null : {}
	);
	const isKnown =
		! attributes.audience ||
		audiences.some( ( { id } ) => id === attributes.audience );
	return (
		<>
			{ ( audiences.length > 1 || ( audiences[ 0 ] && ! isKnown ) ) && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.audience() }
					value={ attributes.audience }
					options={ [
						...audiences.map( ( { id, name }, index ) => ( {
							value: index === 0 ? '' : id,
							label: name,
						} ) ),
						...( isKnown
							? []
							: [
									{
										value: attributes.audience,
										label: messages.lostAudience(),
									},
								] ),
					] }
					onChange={ ( audience ) =>
						// Groups belong to one audience, so clear them when the audience changes.
						setAttributes( { audience, interests: [] } )
					}
				/>
			) }
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.tags() }
				value={ [ ...attributes.tags ] }
				onChange={ ( tokens ) =>
					setAttributes( {
						tags: tokens.map( ( token ) =>
							toPlainText(
								typeof token === 'string' ? token : token.value
							)
						),
					} )
				}
			/>
		</>
	);
}

/** A checkbox for each group of the audience. The groups are loaded when the panel is opened. */
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
