/** A calendar in the shape of a real one: what stands in it, and what is read out of it. */
type CalendarCase = {
	why: string;
	/** Lines of the calendar; `EVENT` and `END` are those around an event that has a name of its own. */
	lines: readonly string[];
	/** Its own zone, Berlin otherwise; the site's is Tokyo's. */
	zone?: string;
	/** When it is read; the morning of Monday, 23 November 2026 otherwise. */
	now?: string;
	/** The first events, `start/end` in UTC, of whole days the days; a title other than "Event" follows. */
	events: readonly string[];
	leftOut?: number;
};

const event = ( ...lines: readonly string[] ) => [ 'EVENT', ...lines, 'END' ];

/** Every Monday at nine in Berlin. */
const MONDAYS = [
	'DTSTART;TZID=Europe/Berlin:20261102T090000',
	'DTEND;TZID=Europe/Berlin:20261102T100000',
	'RRULE:FREQ=WEEKLY',
	'UID:mondays',
];

const rule = (
	why: string,
	start: string,
	text: string,
	events: readonly string[],
	now?: string
): CalendarCase => ( {
	why,
	lines: event(
		`DTSTART;TZID=Europe/Berlin:${ start }T090000`,
		'DURATION:PT1H',
		`RRULE:${ text }`
	),
	events: events.map( ( day ) => `${ day }T08:00/${ day }T09:00` ),
	...( now && { now } ),
} );

const ZONE_OF_OUTLOOK = [
	'BEGIN:VTIMEZONE',
	'TZID:Customized Time Zone',
	'BEGIN:STANDARD',
	'DTSTART:16010101T030000',
	'TZOFFSETFROM:+0200',
	'TZOFFSETTO:+0100',
	'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
	'END:STANDARD',
	'BEGIN:DAYLIGHT',
	'DTSTART:16010101T020000',
	'TZOFFSETFROM:+0100',
	'TZOFFSETTO:+0200',
	'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
	'END:DAYLIGHT',
	'END:VTIMEZONE',
];

export const CALENDARS: readonly CalendarCase[] = [
	{ why: 'an empty calendar', lines: [], events: [] },
	{
		why: 'times in UTC, of a zone, of the calendar’s own zone',
		lines: [
			...event( 'DTSTART:20261201T090000Z', 'DTEND:20261201T103000Z' ),
			...event(
				'DTSTART;TZID=America/New_York:20261202T090000',
				'DTEND;TZID=America/New_York:20261202T093000'
			),
			...event( 'DTSTART:20261203T090000', 'DTEND:20261203T100000' ),
		],
		events: [
			'2026-12-01T09:00/2026-12-01T10:30',
			'2026-12-02T14:00/2026-12-02T14:30',
			'2026-12-03T08:00/2026-12-03T09:00',
		],
	},
	{
		why: 'an event that begins in one zone and ends in another, and one without an end',
		lines: [
			...event(
				'DTSTART;TZID=Europe/Berlin:20261201T220000',
				'DTEND;TZID=America/New_York:20261202T010000'
			),
			...event( 'DTSTART:20261203T090000Z' ),
		],
		events: [
			'2026-12-01T21:00/2026-12-02T06:00',
			'2026-12-03T09:00/2026-12-03T09:00',
		],
	},
	{
		why: 'whole days: one without an end, three, and one that began yesterday',
		lines: [
			...event( 'DTSTART;VALUE=DATE:20261224' ),
			...event(
				'DTSTART;VALUE=DATE:20261225',
				'DTEND;VALUE=DATE:20261228'
			),
			...event( 'DTSTART;VALUE=DATE:20261122', 'DURATION:P2D' ),
		],
		events: [
			'2026-11-22/2026-11-24',
			'2026-12-24/2026-12-25',
			'2026-12-25/2026-12-28',
		],
	},
	{
		why: 'what is over, what goes on, what is cancelled',
		lines: [
			...event( 'DTSTART:20261123T070000Z', 'DTEND:20261123T075959Z' ),
			...event( 'DTSTART:20261123T070000Z', 'DTEND:20261123T093000Z' ),
			...event( 'DTSTART:20261201T070000Z', 'STATUS:CANCELLED' ),
		],
		events: [ '2026-11-23T07:00/2026-11-23T09:30' ],
	},
	{
		why: 'a week that stays at nine when the clocks change, both times',
		now: '2026-03-23T00:00:00Z',
		lines: event(
			'DTSTART;TZID=Europe/Berlin:20260105T090000',
			'DTEND;TZID=Europe/Berlin:20260105T100000',
			'RRULE:FREQ=WEEKLY;COUNT=13'
		),
		events: [
			'2026-03-23T08:00/2026-03-23T09:00',
			'2026-03-30T07:00/2026-03-30T08:00',
		],
	},
	{
		why: 'a night that is an hour shorter, and a time that the clocks skip',
		now: '2027-03-27T12:00:00Z',
		lines: [
			...event(
				'DTSTART;TZID=Europe/Berlin:20270320T220000',
				'DTEND;TZID=Europe/Berlin:20270321T060000',
				'RRULE:FREQ=DAILY;UNTIL=20270327T210000Z'
			),
			...event(
				'DTSTART;TZID=Europe/Berlin:20270328T023000',
				'DURATION:PT0S'
			),
		],
		events: [
			'2027-03-27T21:00/2027-03-28T04:00',
			'2027-03-28T01:30/2027-03-28T01:30',
		],
	},
	rule( 'every day but three', '20261120', 'FREQ=DAILY;INTERVAL=3;COUNT=4', [
		'2026-11-23',
		'2026-11-26',
		'2026-11-29',
	] ),
	rule(
		'every working day, by the days',
		'20261120',
		'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261130',
		[
			'2026-11-23',
			'2026-11-24',
			'2026-11-25',
			'2026-11-26',
			'2026-11-27',
			'2026-11-30',
		]
	),
	rule(
		'every day of December that is the first or the last',
		'20260101',
		'FREQ=DAILY;BYMONTH=12;BYMONTHDAY=1,-1;UNTIL=20270101T000000Z',
		[ '2026-12-01', '2026-12-31' ]
	),
	rule(
		'every other week on two days, with weeks from Sunday',
		'20261101',
		'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU;UNTIL=20261218T000000Z',
		[ '2026-11-29', '2026-12-01', '2026-12-13', '2026-12-15' ]
	),
	rule(
		'the same with weeks from Monday',
		'20261101',
		'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=SU,TU;UNTIL=20261218T000000Z',
		[ '2026-11-24', '2026-11-29', '2026-12-08', '2026-12-13' ]
	),
	rule(
		'the last moment itself, in UTC',
		'20261102',
		'FREQ=WEEKLY;UNTIL=20261130T080000Z',
		[ '2026-11-23', '2026-11-30' ]
	),
	rule(
		'a moment before it',
		'20261102',
		'FREQ=WEEKLY;UNTIL=20261130T075959Z',
		[ '2026-11-23' ]
	),
	rule(
		'the second Tuesday and the last Friday of a month',
		'20260113',
		'FREQ=MONTHLY;BYDAY=2TU,-1FR;COUNT=24',
		[ '2026-11-27', '2026-12-08', '2026-12-25' ]
	),
	rule(
		'the last day of every second month',
		'20260131',
		'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1;UNTIL=20270201T000000Z',
		[ '2026-11-30', '2027-01-31' ]
	),
	rule(
		'the 31st, where a month has one',
		'20260131',
		'FREQ=MONTHLY;COUNT=8',
		[ '2026-12-31', '2027-01-31' ]
	),
	rule(
		'Friday the 13th',
		'20260213',
		'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3',
		[ '2026-11-13' ],
		'2026-11-01T00:00:00Z'
	),
	rule(
		'the last working day of a month',
		'20260130',
		'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20270201T000000Z',
		[ '2026-11-30', '2026-12-31', '2027-01-29' ]
	),
	rule( 'Thanksgiving', '20101125', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', [
		'2026-11-26',
		'2027-11-25',
	] ),
	rule( 'the last Sunday of a year', '20201227', 'FREQ=YEARLY;BYDAY=-1SU', [
		'2026-12-27',
		'2027-12-26',
	] ),
	rule(
		'the 29th of February',
		'20240229',
		'FREQ=YEARLY',
		[ '2028-02-29' ],
		'2027-12-01T00:00:00Z'
	),
	rule( 'none in a year without one', '20240229', 'FREQ=YEARLY', [] ),
	rule(
		'the 24th and the last of December, by month and day',
		'20231224',
		'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24,-1;COUNT=8',
		[ '2026-12-24', '2026-12-31' ]
	),
	{
		why: 'a time that is left out, one that was moved, one that was called off',
		lines: [
			...event(
				...MONDAYS,
				'EXDATE;TZID=Europe/Berlin:20261130T090000,20261214T090000'
			),
			...event(
				'UID:mondays',
				'RECURRENCE-ID;TZID=Europe/Berlin:20261207T090000',
				'DTSTART;TZID=Europe/Berlin:20261208T150000',
				'DTEND;TZID=Europe/Berlin:20261208T160000',
				'SUMMARY:Moved'
			),
			...event(
				'UID:mondays',
				'RECURRENCE-ID:20261221T080000Z',
				'DTSTART:20261221T080000Z',
				'STATUS:CANCELLED'
			),
		],
		events: [
			'2026-11-23T08:00/2026-11-23T09:00',
			'2026-12-08T14:00/2026-12-08T15:00 Moved',
			'2026-12-28T08:00/2026-12-28T09:00',
			'2027-01-04T08:00/2027-01-04T09:00',
		],
	},
	{
		why: 'one that was moved before the series was written down, and moved again',
		lines: [
			...event(
				'UID:mondays',
				'SEQUENCE:2',
				'RECURRENCE-ID;TZID=Europe/Berlin:20261123T090000',
				'DTSTART;TZID=Europe/Berlin:20261124T110000',
				'SUMMARY:Second'
			),
			...event(
				'UID:mondays',
				'SEQUENCE:1',
				'RECURRENCE-ID;TZID=Europe/Berlin:20261123T090000',
				'DTSTART;TZID=Europe/Berlin:20261125T110000',
				'SUMMARY:First'
			),
			...event( ...MONDAYS ),
		],
		events: [
			'2026-11-24T10:00/2026-11-24T10:00 Second',
			'2026-11-30T08:00/2026-11-30T09:00',
		],
	},
	{
		why: 'whole days every year, of which one is left out by its day and one by a time in it',
		lines: event(
			'DTSTART;VALUE=DATE:20200101',
			'DTEND;VALUE=DATE:20200102',
			'RRULE:FREQ=MONTHLY;COUNT=90',
			'EXDATE;VALUE=DATE:20261201',
			'EXDATE;TZID=Europe/Berlin:20270101T000000'
		),
		events: [ '2027-02-01/2027-02-02' ],
	},
	{
		why: 'a series that somebody changed from a day on, which is two, and a whole day that became an evening',
		lines: [
			...event(
				'UID:choir@google.com',
				'DTSTART;TZID=Europe/Berlin:20260907T190000',
				'DURATION:PT2H',
				'RRULE:FREQ=WEEKLY;UNTIL=20261129T225959Z;BYDAY=MO'
			),
			...event(
				'UID:choir_R20261130T180000@google.com',
				'DTSTART;TZID=Europe/Berlin:20261130T200000',
				'DURATION:PT2H',
				'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3',
				'EXDATE;TZID=Europe/Berlin:20261207T200000'
			),
			...event(
				'UID:visit',
				'DTSTART;VALUE=DATE:20261125',
				'RRULE:FREQ=DAILY;COUNT=2'
			),
			...event(
				'UID:visit',
				'RECURRENCE-ID;VALUE=DATE:20261126',
				'DTSTART;TZID=Europe/Berlin:20261126T180000',
				'DTEND;TZID=Europe/Berlin:20261126T190000'
			),
		],
		events: [
			'2026-11-23T18:00/2026-11-23T20:00',
			'2026-11-25/2026-11-26',
			'2026-11-26T17:00/2026-11-26T18:00',
			'2026-11-30T19:00/2026-11-30T21:00',
			'2026-12-14T19:00/2026-12-14T21:00',
		],
	},
	{
		why: 'a calendar without a zone, whose times are the site’s; one in the south, where the clocks change the other way',
		zone: '',
		now: '2026-10-03T00:00:00Z',
		lines: [
			...event( 'DTSTART:20261003T180000', 'DURATION:PT1H' ),
			...event(
				'DTSTART;TZID=Australia/Sydney:20261003T120000',
				'DURATION:PT1H',
				'RRULE:FREQ=DAILY;COUNT=2'
			),
		],
		events: [
			'2026-10-03T02:00/2026-10-03T03:00',
			'2026-10-03T09:00/2026-10-03T10:00',
			'2026-10-04T01:00/2026-10-04T02:00',
		],
	},
	{
		why: 'birthdays, of which one is on the 29th of February, and names of properties in small letters',
		lines: [
			...event(
				'DTSTART;VALUE=DATE:19840229',
				'DTEND;VALUE=DATE:19840301',
				'RRULE:FREQ=YEARLY',
				'SUMMARY:Leap'
			),
			...event(
				'dtstart;value=date:19791224',
				'rrule:freq=yearly',
				'summary:Eve'
			),
		],
		events: [ '2026-12-24/2026-12-25 Eve', '2027-12-24/2027-12-25 Eve' ],
	},
	{
		why: 'further times beside a rule',
		lines: event(
			...MONDAYS.slice( 0, 2 ),
			'RDATE;TZID=Europe/Berlin:20261225T090000,20261203T090000'
		),
		events: [
			'2026-12-03T08:00/2026-12-03T09:00',
			'2026-12-25T08:00/2026-12-25T09:00',
		],
	},
	{
		why: 'a zone of Outlook that only the calendar knows, before and after the clocks change',
		now: '2026-10-24T00:00:00Z',
		lines: [
			...ZONE_OF_OUTLOOK,
			...event(
				'DTSTART;TZID="Customized Time Zone":20261024T090000',
				'DTEND;TZID="Customized Time Zone":20261024T100000',
				'RRULE:FREQ=DAILY;COUNT=2'
			),
		],
		events: [
			'2026-10-24T07:00/2026-10-24T08:00',
			'2026-10-25T08:00/2026-10-25T09:00',
		],
	},
	{
		why: 'zones by the names of Windows and of other programs',
		lines: [
			...event( 'DTSTART;TZID=Pacific Standard Time:20261201T090000' ),
			...event(
				'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Paris:20261202T090000'
			),
			...event( 'DTSTART;TZID=UTC:20261203T090000' ),
		],
		events: [
			'2026-12-01T17:00/2026-12-01T17:00',
			'2026-12-02T08:00/2026-12-02T08:00',
			'2026-12-03T09:00/2026-12-03T09:00',
		],
	},
	{
		why: 'lines that are folded within a letter, text that is escaped, signs that nobody sees',
		lines: event(
			'DTSTART:20261201T090000Z',
			'SUMMARY:F\u{FC}\u{202E}hrung\\, Tee \\; C:\\\\neu\\nund <b>mehr</b>',
			'BEGIN:VALARM',
			'DESCRIPTION:This is an event reminder',
			'DTSTART:19990101T000000Z',
			'END:VALARM'
		),
		events: [
			'2026-12-01T09:00/2026-12-01T09:00 Führung, Tee ; C:\\neu\nund <b>mehr</b>',
		],
	},
	{
		why: 'what cannot be read, and is counted: but not what is over',
		lines: [
			...event(
				'DTSTART:20261201T090000Z',
				'RRULE:FREQ=YEARLY;BYWEEKNO=20'
			),
			...event( 'DTSTART:20261201T090000Z', 'RRULE:FREQ=HOURLY' ),
			...event(
				'DTSTART:20261201T090000Z',
				'RRULE:FREQ=WEEKLY;BYDAY=XX'
			),
			...event(
				'DTSTART:20261201T090000Z',
				'RRULE:FREQ=WEEKLY;BYDAY=1MO'
			),
			...event( 'DTSTART;TZID=Nowhere/Land:20261201T090000' ),
			...event( 'DTSTART:20261301T090000Z' ),
			...event( 'SUMMARY:Never' ),
			...event( 'DTSTART:20261201T090000Z', 'DTEND:tomorrow' ),
			...event( 'DTSTART:20261201T090000Z', 'EXDATE:some day' ),
			...event(
				'DTSTART:20261201T090000Z',
				'RDATE;VALUE=PERIOD:20261202T090000Z/PT1H'
			),
			...event(
				'UID:mondays',
				'RECURRENCE-ID;RANGE=THISANDFUTURE:20261207T080000Z',
				'DTSTART:20261207T090000Z'
			),
			...event(
				'DTSTART:20200101T090000Z',
				'RRULE:FREQ=YEARLY;BYWEEKNO=20;UNTIL=20201231T000000Z'
			),
			...event( 'DTSTART;TZID=Nowhere/Land:20200101T090000' ),
			...event( 'DTSTART:20261202T090000Z' ),
		],
		events: [ '2026-12-02T09:00/2026-12-02T09:00' ],
		leftOut: 11,
	},
	{
		why: 'rules that would take for ever are left out',
		lines: [
			...event(
				'DTSTART:10010101T090000Z',
				'RRULE:FREQ=DAILY;COUNT=999999999'
			),
			...event(
				'DTSTART:20261201T090000Z',
				'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30'
			),
		],
		events: [ '2026-12-01T09:00/2026-12-01T09:00' ],
		leftOut: 1,
	},
];
