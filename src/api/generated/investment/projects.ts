// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<ListProjectsApiResponse, ListProjectsApiArg>({
      query: (queryArg) => ({ read: reads.listProjects,
        url: `/investment/project/projects`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          statusProject: queryArg.statusProject,
          typeProject: queryArg.typeProject,
          showProject: queryArg.showProject,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createProject: build.mutation<
      CreateProjectApiResponse,
      CreateProjectApiArg
    >({
      query: (queryArg) => ({ read: reads.createProject,
        url: `/investment/project/projects`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getProject: build.query<GetProjectApiResponse, GetProjectApiArg>({
      query: (queryArg) => ({ read: reads.getProject,
        url: `/investment/project/projects/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateProject: build.mutation<
      UpdateProjectApiResponse,
      UpdateProjectApiArg
    >({
      query: (queryArg) => ({ read: reads.updateProject,
        url: `/investment/project/projects/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getProjectOffer: build.query<
      GetProjectOfferApiResponse,
      GetProjectOfferApiArg
    >({
      query: (queryArg) => ({ read: reads.getProjectOffer,
        url: `/investment/project/projects/${encodeURIComponent(String(queryArg.id))}/offer`,
      }),
    }),
    saveProjectOffer: build.mutation<
      SaveProjectOfferApiResponse,
      SaveProjectOfferApiArg
    >({
      query: (queryArg) => ({ read: reads.saveProjectOffer,
        url: `/investment/project/projects/${encodeURIComponent(String(queryArg.id))}/offer`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    addProjectAttachment: build.mutation<
      AddProjectAttachmentApiResponse,
      AddProjectAttachmentApiArg
    >({
      query: (queryArg) => ({ read: reads.addProjectAttachment,
        url: `/investment/project/project-attachments`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateProjectAttachment: build.mutation<
      UpdateProjectAttachmentApiResponse,
      UpdateProjectAttachmentApiArg
    >({
      query: (queryArg) => ({ read: reads.updateProjectAttachment,
        url: `/investment/project/project-attachments/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteProjectAttachment: build.mutation<
      DeleteProjectAttachmentApiResponse,
      DeleteProjectAttachmentApiArg
    >({
      query: (queryArg) => ({
        url: `/investment/project/project-attachments/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    uploadTemporaryFile: build.mutation<
      UploadTemporaryFileApiResponse,
      UploadTemporaryFileApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadTemporaryFile,
        url: `/investment/files/temp`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectsGenerated };
export type ListProjectsApiResponse =
  /** status 200 The page, the number of projects under the filter, and their sums. The period is that of the deadline. */ ProjectPage;
export type ListProjectsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  statusProject?: ProjectStatus[];
  typeProject?: ProjectType[];
  /** Only those that investors see, or only those that they do not see. */
  showProject?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "created_at"
    | "-created_at"
    | "acceptanceDeadline"
    | "-acceptanceDeadline"
    | "amountToRaise"
    | "-amountToRaise"
    | "raised_percent"
    | "-raised_percent";
};
export type CreateProjectApiResponse = /** status 201 The project. */ Project;
export type CreateProjectApiArg = {
  body: ProjectNew;
};
export type GetProjectApiResponse =
  /** status 200 The project, its attachments in their order, and what was done to it, newest first. */ Project;
export type GetProjectApiArg = {
  id: Id;
};
export type UpdateProjectApiResponse =
  /** status 201 The project as it is now. */ Project;
export type UpdateProjectApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ProjectChange;
};
export type GetProjectOfferApiResponse =
  /** status 200 The documents in their order; an address is good for five minutes. */ ProjectOffer;
export type GetProjectOfferApiArg = {
  id: Id;
};
export type SaveProjectOfferApiResponse =
  /** status 200 The documents as they are now. */ ProjectOffer;
export type SaveProjectOfferApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ProjectOfferChange;
};
export type AddProjectAttachmentApiResponse =
  /** status 201 The attachment; it stands last unless its order is given. */ ProjectAttachment;
export type AddProjectAttachmentApiArg = {
  body: ProjectAttachmentNew;
};
export type UpdateProjectAttachmentApiResponse =
  /** status 200 The attachment as it is now. */ ProjectAttachment;
export type UpdateProjectAttachmentApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ProjectAttachmentChange;
};
export type DeleteProjectAttachmentApiResponse = unknown;
export type DeleteProjectAttachmentApiArg = {
  id: Id;
};
export type UploadTemporaryFileApiResponse =
  /** status 201 The file is stored and belongs to nothing yet. */ TemporaryFile;
export type UploadTemporaryFileApiArg = {
  body: TemporaryUpload;
};
export type Id = number;
export type Version = number;
export type Title = string;
export type NullableTitle = string | null;
export type ProjectType = "residential" | "commercial" | "land" | "mixed";
export type ProjectStatus =
  "draft" | "fundraising" | "funded" | "in_progress" | "completed" | "archived";
export type Money = string;
export type Day = string;
export type Timestamp = string;
export type ProjectRow = {
  id: Id;
  version: Version;
  title_ru: Title;
  title_en: NullableTitle;
  title_uz: NullableTitle;
  address: string;
  typeProject: ProjectType;
  statusProject: ProjectStatus;
  /** Whether investors see it. */
  showProject: boolean;
  amountToRaise: Money;
  amountFact: Money;
  amountLot: Money;
  /** The amount to raise in lots. */
  lots: number;
  /** Lots sold. */
  soldCount: number;
  lots_left: number;
  /** What is raised of the target, rounded down to a hundredth. */
  raised_percent: number;
  acceptanceDeadline: Day;
  created_at: Timestamp;
};
export type Sum = string;
export type ProjectPage = {
  projects: ProjectRow[];
  total: number;
  /** Sums over all projects under the filter. */
  totals: {
    amountToRaise: Sum;
    amountFact: Sum;
  };
};
export type Problem = {
  /** A sentence for people, in English. */
  error: string;
  /** The first code of `errors` */
  code: string;
  errors: {
    code: string;
    message: string;
  }[];
  /** The code of what is wrong with each named field of the body or query. */
  fields?: {
    [key: string]: string;
  };
  /** The fresh record, when somebody else changed it meanwhile. */
  current?: {
    [key: string]: unknown;
  };
  /** Names this call in the logs of the server. */
  request_id: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type HistoryRow = {
  id: Id;
  /** A business verb */
  action: string;
  /** None where the action is no change of a field */
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type Latitude = number | null;
export type Longitude = number | null;
export type ExpectedIncome = number;
export type LongText = string;
export type TimeToProfit = number;
export type CommunityLink = string | null;
export type AttachmentType = "image" | "video" | "plan" | "document";
export type ProjectAttachment = {
  id: Id;
  version: Version;
  project_id: Id;
  type: AttachmentType;
  title: string;
  /** Its place among the attachments of the project. */
  order: number;
  /** MIME type. */
  kind: string;
  /** In bytes. */
  size: number;
  /** Good for five minutes. */
  url: string;
  created_at: Timestamp;
};
export type Project = ProjectRow &
  WithHistory & {
    lat: Latitude;
    lon: Longitude;
    projectAmount: Money;
    amountOfDeveloper: Money;
    expectedIncome: ExpectedIncome;
    profitDivisions: LongText;
    timeToProfit: TimeToProfit;
    aboutCompany: LongText;
    companyProspects: LongText;
    projectStep: LongText;
    communityLink: CommunityLink;
    attachments: ProjectAttachment[];
    /** How many asked to be called about it. */
    call_orders_count: number;
    updated_at: Timestamp;
  };
export type Address = string;
export type ProjectNew = {
  title_ru: Title;
  title_en?: NullableTitle;
  title_uz?: NullableTitle;
  address: Address;
  lat?: Latitude;
  lon?: Longitude;
  typeProject: ProjectType;
  amountToRaise: Money;
  amountLot: Money;
  projectAmount: Money;
  amountOfDeveloper?: Money;
  acceptanceDeadline: Day;
  expectedIncome?: ExpectedIncome;
  profitDivisions?: LongText;
  timeToProfit?: TimeToProfit;
  aboutCompany?: LongText;
  companyProspects?: LongText;
  projectStep?: LongText;
  communityLink?: CommunityLink;
};
export type ProjectChange = {
  title_ru?: Title;
  title_en?: NullableTitle;
  title_uz?: NullableTitle;
  address?: Address;
  lat?: Latitude;
  lon?: Longitude;
  typeProject?: ProjectType;
  amountToRaise?: Money;
  amountLot?: Money;
  projectAmount?: Money;
  amountOfDeveloper?: Money;
  acceptanceDeadline?: Day;
  expectedIncome?: ExpectedIncome;
  profitDivisions?: LongText;
  timeToProfit?: TimeToProfit;
  aboutCompany?: LongText;
  companyProspects?: LongText;
  projectStep?: LongText;
  communityLink?: CommunityLink;
  statusProject?: ProjectStatus;
  showProject?: boolean;
};
export type ProjectOffer = {
  version: Version;
  document_urls: string[];
  documents: {
    id: string;
    name: string;
    url: string;
  }[];
};
export type DocumentKey = string;
export type ProjectOfferChange = {
  document_ids: DocumentKey[];
};
export type AttachmentTitle = string;
export type AttachmentOrder = number;
export type ProjectAttachmentNew = {
  project_id: Id;
  type: AttachmentType;
  document_key: DocumentKey;
  title: AttachmentTitle;
  order?: AttachmentOrder;
};
export type ProjectAttachmentChange = {
  title?: AttachmentTitle;
  order?: AttachmentOrder;
};
export type TemporaryFile = {
  document_key: DocumentKey;
  name: string;
  /** MIME type. */
  kind: string;
  /** In bytes. */
  size: number;
};
export type TemporaryUpload = {
  file: Blob;
};
export const {
  useListProjectsQuery,
  useLazyListProjectsQuery,
  useCreateProjectMutation,
  useGetProjectQuery,
  useLazyGetProjectQuery,
  useUpdateProjectMutation,
  useGetProjectOfferQuery,
  useLazyGetProjectOfferQuery,
  useSaveProjectOfferMutation,
  useAddProjectAttachmentMutation,
  useUpdateProjectAttachmentMutation,
  useDeleteProjectAttachmentMutation,
  useUploadTemporaryFileMutation,
} = injectedRtkApi;
const shapeOfProjectRow = { "id": "c", "version": "c", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "address": "s", "typeProject": "e", "statusProject": "e", "showProject": "b", "amountToRaise": "s", "amountFact": "s", "amountLot": "s", "lots": "c", "soldCount": "c", "lots_left": "c", "raised_percent": "c", "acceptanceDeadline": "s", "created_at": "s" } as const;
const shapeOfProjectPage = { "projects": [shapeOfProjectRow], "total": "c", "totals": { "amountToRaise": "s", "amountFact": "s" } } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfProjectAttachment = { "id": "c", "version": "c", "project_id": "c", "type": "e", "title": "s", "order": "c", "kind": "s", "size": "n", "url": "s", "created_at": "s" } as const;
const shapeOfProject = { "id": "c", "version": "c", "title_ru": "s", "title_en~": "s", "title_uz~": "s", "address": "s", "typeProject": "e", "statusProject": "e", "showProject": "b", "amountToRaise": "s", "amountFact": "s", "amountLot": "s", "lots": "c", "soldCount": "c", "lots_left": "c", "raised_percent": "c", "acceptanceDeadline": "s", "created_at": "s", "history": [shapeOfHistoryRow], "lat~": "n", "lon~": "n", "projectAmount": "s", "amountOfDeveloper": "s", "expectedIncome": "c", "profitDivisions": "s", "timeToProfit": "c", "aboutCompany": "s", "companyProspects": "s", "projectStep": "s", "communityLink~": "s", "attachments": [shapeOfProjectAttachment], "call_orders_count": "c", "updated_at": "s" } as const;
const shapeOfProjectOffer = { "version": "c", "document_urls": ["s"], "documents": [{ "id": "s", "name": "s", "url": "s" }] } as const;
const shapeOfTemporaryFile = { "document_key": "s", "name": "s", "kind": "s", "size": "n" } as const;
const reads = {
  listProjects: reader(shapeOfProjectPage),
  createProject: reader(shapeOfProject, true),
  getProject: reader(shapeOfProject),
  updateProject: reader(shapeOfProject, true),
  getProjectOffer: reader(shapeOfProjectOffer),
  saveProjectOffer: reader(shapeOfProjectOffer, true),
  addProjectAttachment: reader(shapeOfProjectAttachment, true),
  updateProjectAttachment: reader(shapeOfProjectAttachment, true),
  uploadTemporaryFile: reader(shapeOfTemporaryFile, true),
};
