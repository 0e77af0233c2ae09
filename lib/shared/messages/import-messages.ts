/** The outcome of an import: why a file or an article was refused, and warnings about the rest. */
export const importMessages = {
  file_format_unsupported: '{name} is {what}. {readable}',
  importable_formats:
    'Files that can be imported: PubMed XML, full texts in JATS XML (.xml, .nxml), PubMed format (.nbib), RIS, PubMed CSV, JSON Lines exported by Evidence Chat, and guidelines as PDF, Markdown (.md) or plain text (.txt); all but PDF also compressed with gzip.',
  unknown_format: 'in an unknown format',
  xml_entities: 'XML that declares its own entities, which are never expanded',
  pubmed_error_page: 'an error message of PubMed instead of articles; download it again',
  web_page: 'a web page; use "Save" or "Send to" on the page of search results instead',
  other_xml: 'XML, but neither from PubMed nor a full text in JATS',
  json_array: 'a JSON array; write one article on each line instead',
  bibtex: 'BibTeX, which has no standard field for abstracts; export RIS instead',
  endnote: 'an EndNote tagged file; export RIS instead',
  web_of_science: 'a Web of Science file; export RIS instead',
  pmid_list: 'a list of PMIDs without articles; search for them on PubMed and save the result in PubMed format',
  pubmed_text: "PubMed's plain-text view; save the result in PubMed format (.nbib) instead",

  file_not_text: '{name} is {what}, not text. Export the articles as text and import that file.',
  pdf: 'a PDF file',
  zip: 'a ZIP archive or an Office document',
  sqlite: 'an SQLite database',
  image: 'an image',
  bzip2: 'compressed with bzip2',
  seven_zip: 'a 7-Zip archive',
  binary: 'a binary file',
  file_empty: '{name} is empty, so there is nothing to import.',
  file_without_text: '{name} contains no text, so there is nothing to import.',
  file_unreadable: '{name} cannot be read: {what}.',
  file_is_folder: '{name} is a folder. Import the files in it one by one.',
  file_not_regular: '{name} is not a regular file.',
  no_such_file: 'there is no such file',
  no_permission: 'this account has no permission to read it',
  disk_error: 'the disk reported an error',
  gzip_damaged: 'The gzip data of {name} is damaged or ends early ({what}).',
  document_too_large: '{name} is larger than {bytes} bytes, the limit for one document. Split it into chapters.',
  pdf_encrypted: '{name} is protected with a password. Save a copy without one and import that.',
  pdf_damaged: '{name} is damaged or ends early and cannot be read as PDF ({what}). Download or save it again.',
  pdf_too_many_pages: '{name} has more than {limit} pages. Split it into chapters.',
  pdf_too_demanding:
    '{name} needs more time or memory to open than a document may take, so nothing was imported. Save it as a new PDF, for example by printing it to a file.',
  pdf_page_too_demanding:
    'Page {page} of {name} needs more time or memory than a page may take, so nothing was imported. Save the file as a new PDF, for example by printing it to a file.',
  pdf_without_text:
    '{name} has no text: its pages ({count}) are images. Have the text recognised first with a program for OCR, such as OCRmyPDF, and import the PDF that it writes. A single page can be attached to a question, where this server reads its text.',
  document_too_long: 'The document is longer than {limit} characters. Split it into chapters.',
  xml_entities_from_line:
    'Line {line} declares XML entities. They are never expanded, so nothing after this line was read. Export the articles from PubMed again.',
  article_set_truncated: 'The file ends at line {line}, before </PubmedArticleSet>, so articles may be missing.',
  one_record_imported: '{sentence} The article before that was read.',
  records_imported: '{sentence} The {count} articles before that were read.',

  record_truncated: 'the file ends inside this article, before {end}',
  record_too_long: 'the article is longer than {limit} characters',
  record_empty_line: 'the article contains an empty line',
  record_untagged_line: 'a line has no tag; continuation lines begin with six spaces',
  pmid_missing: 'the PMID is missing or not a number',
  ti_missing: 'TI (the title) is missing',
  title_column_missing: 'the column Title is empty',
  title_missing: 'the title is missing',
  element_missing: '{element} is missing',
  invalid_xml: 'invalid XML: {what}',
  invalid_json: 'invalid JSON: {what}',
  summary_id_missing: 'a summary needs an id of its own, such as "card:name"',
  wrong_field_count: '{count} fields instead of {wanted}; a quotation mark may be missing or misplaced',
  stray_quote: 'a quoted field contains an unescaped quotation mark',
  unclosed_quote: 'a quoted field is not closed',
  heading_missing: 'no title; begin the document with a heading, such as "# Title"',
  body_missing: 'no text below the title',
  document_title_missing:
    'no title was found in the document; state it in the form when you add the file, or with --title',
  document_licence_missing:
    'the document is under copyright and names no licence that allows a copy; if you may store it, state why in the field for its licence, or with --licence, such as --licence "Licensed to our hospital"',
  other_reasons: 'other reasons',

  latin1_line: 'Line {line} is not valid UTF-8 and was read as Windows-1252 (Latin-1).',
  latin1_lines: '{count} lines (the first is line {line}) are not valid UTF-8 and were read as Windows-1252 (Latin-1).',
  record_without_end: 'Article {record} (line {line}) has no ER tag and was read up to the next TY tag.',
  records_without_end:
    '{count} articles (the first at line {line}) have no ER tag and were read up to the next TY tag.',
  abstracts_missing:
    'PubMed CSV contains no abstracts: {count} articles can be found by title but not quoted. Export the same search in PubMed format (.nbib) or as XML to get the abstracts.',
  owner_missing: 'No owner is stated. Add a line such as "Owner: Cardiology" to name one.',
  date_missing: 'No date is stated. Add a line such as "Date: 2025-03-12" to show the age of the document.',
  document_title_read:
    'Title, as read from the document: “{title}”. If it is wrong, import the file again and state it.',
  document_doi_read: 'DOI, as read from the document: {doi}. If it is wrong, import the file again and state it.',
  document_date_read: 'Date, as read from the document: {date}. If it is wrong, import the file again and state it.',
  document_date_missing:
    'No date was found in the document. Import the file again and state it, so that readers see how old the document is.',
  document_owner_missing: 'No author or organisation was found in the document. Import the file again and state it.',
  pdf_pages_without_text: 'Pages without text, such as scanned ones, were not read: {pages} ({count} in all).',
  full_text_not_stored:
    'The licence of some articles is not known to allow a copy of the full text: of these only the abstract was stored.',
  deleted_records:
    'Articles that PubMed has deleted, according to the file: {count}; removed from this library: {held}.',
} as const
